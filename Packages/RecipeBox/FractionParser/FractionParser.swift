// FractionParser
