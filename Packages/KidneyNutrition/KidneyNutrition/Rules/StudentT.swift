import Foundation

/// Student's t distribution, for confidence intervals of few values.
enum StudentT {
    /// Returns the probability of a value within ±t, by the finite sums for integral degrees of freedom (Abramowitz and Stegun, 26.7.3–4).
    static func within(_ t: Double, degrees: Int) -> Double {
        let angle = atan(t / Double(degrees).squareRoot())
        let cosine = cos(angle)
        let isOdd = degrees % 2 == 1
        if degrees == 1 { return 2 * angle / .pi }
        var term = isOdd ? cosine : 1
        var sum = term
        for step in stride(from: isOdd ? 3 : 2, to: degrees, by: 2) {
            term *= Double(step - 1) / Double(step) * cosine * cosine
            sum += term
        }
        return isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
    }

    /// Returns the t for which a value lies within ±t with the probability `share`, by 80 steps of bisection.
    static func twoSided(_ share: Double, degrees: Int) -> Double {
        var low = 0.0
        var high = 1.0
        while within(high, degrees: degrees) < share { high *= 2 }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if within(middle, degrees: degrees) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
