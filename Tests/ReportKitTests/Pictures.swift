import Foundation

/// Images of eight by four pixels, half red and half blue, whose metadata has a location.
enum Pictures {
    static let place = "secret place"

    /// A PNG with a text chunk.
    static let png = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAFXRFWHRMb2NhdGlvbgBzZWNyZXQgcGxhY2VtNlGkAAAAFElEQVR4\
        nGM4IScHR0jMEwzUkwAAWb4ggdhNAu4AAAAASUVORK5CYII=
        """
    )

    /// A JPEG with an Exif segment, which also requires a quarter turn.
    static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QA8RXhpZgAATU0AKgAAAAgAAgEOAAIAAAANAAAAJgESAAMAAAABAAYAAAAAAABzZWNyZXQg\
        cGxhY2UAAP/bAEMAEAsMDgwKEA4NDhIREBMYKBoYFhYYMSMlHSg6Mz08OTM4N0BIXE5ARFdFNzhQbVFXX2JnaGc+TXF5cGR4XGVn\
        Y//bAEMBERISGBUYLxoaL2NCOEJjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY//AABEI\
        AAQACAMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAABv/EABcQAQADAAAAAAAAAAAAAAAAAAAEQoH/xAAVAQEBAAAAAAAA\
        AAAAAAAAAAAABf/EABsRAAAHAQAAAAAAAAAAAAAAAAABAgQ0gbEF/9oADAMBAAIRAxEAPwCfiXwA6ElVYQuMY6b0x//Z
        """
    )

    private static func bytes(_ text: String) -> [UInt8] {
        [UInt8](Data(base64Encoded: text) ?? Data())
    }
}
