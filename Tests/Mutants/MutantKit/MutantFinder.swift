import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Mutant {
    /// All mutants of a source, in source order.
    ///
    /// Attributes, raw values of enums, and calls that change no result (`precondition`, `assert`, `fatalError`,
    /// `reserveCapacity`) have none.
    public static func all(in source: String, file: String) -> [Mutant] {
        let parsed = Parser.parse(source: source)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        let finder = MutantFinder(source: source, file: file, tree: parsed)
        finder.walk(folded)
        return finder.mutants
    }
}

/// Walks over a source whose operators are folded and collects the mutants.
private final class MutantFinder: SyntaxVisitor {
    private(set) var mutants: [Mutant] = []
    private let source: [UInt8]
    private let file: String
    private let lines: SourceLocationConverter
    private var counts: [String: Int] = [:]

    init(source: String, file: String, tree: SourceFileSyntax) {
        self.source = Array(source.utf8)
        self.file = file
        lines = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds the change of a node if its place allows one.
    ///
    /// - Parameter doubled: the expression that is duplicated outside of functions; nil for a statement.
    private func add(
        _ kind: MutantOperator,
        _ node: some SyntaxProtocol,
        _ replacement: String,
        doubled: (any ExprSyntaxProtocol)?
    ) {
        guard let site = MutationSite(Syntax(node)) else { return }
        let place: Mutant.Place
        if let body = site.body {
            place = body
        } else if let doubled {
            place = .expression(doubled.bytes)
        } else {
            return
        }
        counts["\(site.name):\(kind.rawValue)", default: 0] += 1
        mutants.append(
            Mutant(
                file: file,
                function: site.name,
                kind: kind,
                occurrence: counts["\(site.name):\(kind.rawValue)", default: 0],
                line: lines.location(for: node.positionAfterSkippingLeadingTrivia).line,
                range: node.bytes,
                original: text(node),
                replacement: replacement,
                place: place
            )
        )
    }

    private func text(_ node: some SyntaxProtocol) -> String {
        String(decoding: source[node.bytes], as: UTF8.self)
    }

    /// The text of a node with a part of it replaced.
    private func text(_ node: some SyntaxProtocol, replacing part: some SyntaxProtocol, by replacement: String)
        -> String
    {
        let (whole, cut) = (node.bytes, part.bytes)
        let before = String(decoding: source[whole.lowerBound..<cut.lowerBound], as: UTF8.self)
        return before + replacement + String(decoding: source[cut.upperBound..<whole.upperBound], as: UTF8.self)
    }

    // MARK: Skipped nodes

    override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Operators

    private static let comparisons = ["<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "==", "===": "!=="]
    private static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<"]
    private static let arithmetic = [
        "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+", "&*": "&+", "+=": "-=", "-=": "+=",
        "*=": "/=", "/=": "*=", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "&",
    ]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
        if let other = Self.comparisons[sign.text] {
            add(.comparison, node, text(node, replacing: sign, by: other), doubled: node)
        }
        if let other = Self.boundaries[sign.text] {
            add(.boundary, node, text(node, replacing: sign, by: other), doubled: node)
        }
        // `+` also joins texts.
        let joinsTexts = [node.leftOperand, node.rightOperand].contains { $0.is(StringLiteralExprSyntax.self) }
        if let other = Self.arithmetic[sign.text], !joinsTexts {
            let changed = text(node, replacing: sign, by: other)
            let isStatement = sign.text.hasSuffix("=")
            add(.arithmetic, node, isStatement ? changed : "(\(changed))", doubled: isStatement ? nil : node)
        }
        switch sign.text {
        case "&&", "||":
            add(
                .connective,
                node,
                "(\(text(node, replacing: sign, by: sign.text == "&&" ? "||" : "&&")))",
                doubled: node
            )
            add(.leftOperand, node, text(node.leftOperand), doubled: node)
            add(.rightOperand, node, text(node.rightOperand), doubled: node)
        case "??":
            add(.coalesceLeft, node, "(\(text(node.leftOperand)))!", doubled: node)
            add(.coalesceRight, node, text(node.rightOperand), doubled: node)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" { add(.negation, node, text(node.expression), doubled: node) }
        return .visitChildren
    }

    // MARK: Literals

    private func addConstants(_ node: some ExprSyntaxProtocol, _ literal: String, quote: String = "") {
        guard let (down, up) = LastDigit.neighbors(of: literal) else { return }
        // A choice between two literals has no type of its own, so a sign before it would be ambiguous.
        let signed: any ExprSyntaxProtocol = node.parent?.as(PrefixOperatorExprSyntax.self) ?? node
        add(.constantUp, node, quote + up + quote, doubled: signed)
        add(
            .constantDown,
            node,
            quote.isEmpty && down.hasPrefix("-") ? "(\(down))" : quote + down + quote,
            doubled: signed
        )
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        addConstants(node, node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        addConstants(node, node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        // A number in quotes is an exact decimal.
        if let number = node.representedLiteralValue, number.allSatisfy({ "0123456789.".contains($0) }),
            text(node) == "\"\(number)\""
        {
            addConstants(node, number, quote: "\"")
        }
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.boolean, node, node.literal.text == "true" ? "false" : "true", doubled: node)
        return .skipChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.elements.isEmpty, !isType(Syntax(node)) { add(.emptyCollection, node, "[]", doubled: node) }
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.content.is(DictionaryElementListSyntax.self), !isType(Syntax(node)) {
            add(.emptyCollection, node, "[:]", doubled: node)
        }
        return .visitChildren
    }

    /// Whether brackets name a type, such as `[Int]()` or `[Int].self`.
    private func isType(_ node: Syntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            || node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    }

    // MARK: Conditions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        for condition in node.conditions.plain { add(.conditionTrue, condition, "true", doubled: condition) }
        if node.conditions.count == 1, let condition = node.conditions.plain.first {
            add(.conditionFalse, condition, "false", doubled: condition)
        }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        let plain = node.conditions.plain
        if plain.count == node.conditions.count { add(.droppedGuard, node, "", doubled: nil) }
        if node.conditions.count > 1 {
            for condition in plain { add(.conditionTrue, condition, "true", doubled: condition) }
        }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        add(.conditionTrue, node.condition, "true", doubled: node.condition)
        return .visitChildren
    }

    // MARK: Calls and members

    private static let ends = [
        "first": "last", "firstIndex": "lastIndex", "prefix": "suffix", "dropFirst": "dropLast",
        "removeFirst": "removeLast", "hasPrefix": "hasSuffix", "lowerBound": "upperBound",
    ]
    private static let otherEnd = ends.merging(ends.map { ($1, $0) }) { first, _ in first }
    private static let ineffective: Set = [
        "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure", "reserveCapacity",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base != nil else { return .visitChildren }
        let name = node.declName.baseName
        // The whole call is duplicated, so that its arguments keep their meaning.
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        let whole: any ExprSyntaxProtocol = isCalled ? node.parent?.as(FunctionCallExprSyntax.self) ?? node : node
        if let other = Self.otherEnd[name.text] { add(.firstLast, name, other, doubled: whole) }
        if name.text == "min" || name.text == "max" {
            add(.minMax, name, name.text == "min" ? "max" : "min", doubled: whole)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
        if let name, Self.ineffective.contains(name.text) { return .skipChildren }
        if called.is(DeclReferenceExprSyntax.self), let name, name.text == "min" || name.text == "max" {
            add(.minMax, name, name.text == "min" ? "max" : "min", doubled: node)
        }
        let arguments = Array(node.arguments)
        for (left, right) in zip(arguments, arguments.dropFirst()) where haveOneType(left.expression, right.expression)
        {
            let (first, second) = (text(left.expression), text(right.expression))
            guard first != second else { continue }
            let (start, end) = (left.expression.bytes, right.expression.bytes)
            let between = String(decoding: source[start.upperBound..<end.lowerBound], as: UTF8.self)
            addSwap(node, start.lowerBound..<end.upperBound, "\(second)\(between)\(first)")
        }
        return .visitChildren
    }

    private func addSwap(_ call: FunctionCallExprSyntax, _ range: Range<Int>, _ replacement: String) {
        let whole = call.bytes
        let before = String(decoding: source[whole.lowerBound..<range.lowerBound], as: UTF8.self)
        let after = String(decoding: source[range.upperBound..<whole.upperBound], as: UTF8.self)
        add(.swappedArguments, call, before + replacement + after, doubled: call)
    }

    /// Whether the syntax alone shows that two arguments have the same type.
    private func haveOneType(_ left: ExprSyntax, _ right: ExprSyntax) -> Bool {
        switch (left.kind, right.kind) {
        case (.integerLiteralExpr, .integerLiteralExpr), (.floatLiteralExpr, .floatLiteralExpr),
            (.stringLiteralExpr, .stringLiteralExpr):
            return true
        case (.memberAccessExpr, .memberAccessExpr):
            let members = [left, right].compactMap { $0.as(MemberAccessExprSyntax.self) }
            return members.allSatisfy { $0.base != nil }
                && members[0].declName.baseName.text == members[1].declName.baseName.text
        case (.declReferenceExpr, .declReferenceExpr):
            guard let types = MutationSite(Syntax(left))?.parameterTypes else { return false }
            let type = types[text(left)]
            return type != nil && type == types[text(right)]
        default: return false
        }
    }

    // MARK: Returned values

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, let type = MutationSite.returnType(around: Syntax(node)) {
            addReturned(value, type)
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .expr(let value) = node.item, let type = MutationSite.impliedType(of: node) { addReturned(value, type) }
        return .visitChildren
    }

    private func addReturned(_ value: ExprSyntax, _ type: String) {
        // Literals have mutants of their own.
        switch value.kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: return
        default: break
        }
        guard let literal = ReturnedLiteral.of(type: type), text(value) != literal else { return }
        add(.returnedLiteral, value, literal, doubled: value)
        if literal == "true" { add(.returnedFalse, value, "false", doubled: value) }
    }
}

extension SyntaxProtocol {
    /// The bytes of a node without surrounding whitespace and comments.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension ConditionElementListSyntax {
    /// The conditions that are expressions and bind nothing.
    fileprivate var plain: [ExprSyntax] {
        compactMap { element in
            guard case .expression(let condition) = element.condition else { return nil }
            return condition.is(BooleanLiteralExprSyntax.self) ? nil : condition
        }
    }
}
