// TimeKit
