import SwiftSyntax

/// The declarations around a node: the function's name, and the body that is duplicated for a mutant.
struct MutationSite {
    /// The names from the outermost type to the innermost function, such as `CycleRule.current(of:on:)`.
    private(set) var name = ""
    /// The statements of the outermost function around the node; nil outside of functions.
    private(set) var body: Mutant.Place?
    /// The types of the parameters around the node, as written.
    private(set) var parameterTypes: [String: String] = [:]

    /// Returns nil if nothing can be chosen at run time, as in the condition of `#if`.
    init?(_ node: Syntax) {
        var names: [String] = []
        var child = node
        while let parent = child.parent {
            if let name = Self.name(of: parent, around: child) { names.append(name) }
            if let statements = Self.statements(of: parent), statements.id == child.id {
                body = .body(statements.bytes, isReturned: Self.isReturned(child, in: parent))
            }
            if parent.is(IfConfigClauseSyntax.self), child.is(ExprSyntax.self) { return nil }
            for parameter in Self.parameters(of: parent) {
                let name = (parameter.secondName ?? parameter.firstName).text
                if parameterTypes[name] == nil { parameterTypes[name] = parameter.type.trimmedDescription }
            }
            child = parent
        }
        name = names.reversed().joined(separator: ".")
    }

    // MARK: Names

    private static func name(of node: Syntax, around child: Syntax) -> String? {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            return function.name.text + labels(function.signature.parameterClause)
        case .initializerDecl(let initializer): return "init" + labels(initializer.signature.parameterClause)
        case .deinitializerDecl: return "deinit"
        case .subscriptDecl(let subscripted): return "subscript" + labels(subscripted.parameterClause)
        case .accessorDecl(let accessor):
            return accessor.accessorSpecifier.text == "get" ? nil : accessor.accessorSpecifier.text
        case .patternBinding(let binding):
            // A function's local variable is no declaration of its own unless it is computed.
            let isLocal = node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true && !isTopLevel(node)
            return isLocal && binding.accessorBlock == nil ? nil : binding.pattern.trimmedDescription
        case .structDecl(let type): return type.name.text
        case .classDecl(let type): return type.name.text
        case .enumDecl(let type): return type.name.text
        case .actorDecl(let type): return type.name.text
        case .protocolDecl(let type): return type.name.text
        case .extensionDecl(let type): return type.extendedType.trimmedDescription
        default: return nil
        }
    }

    private static func isTopLevel(_ binding: Syntax) -> Bool {
        binding.parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }

    private static func parameters(of node: Syntax) -> [FunctionParameterSyntax] {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function): Array(function.signature.parameterClause.parameters)
        case .initializerDecl(let initializer): Array(initializer.signature.parameterClause.parameters)
        case .subscriptDecl(let subscripted): Array(subscripted.parameterClause.parameters)
        default: []
        }
    }

    // MARK: Bodies

    /// The statements of a body whose parent is a function or an accessor.
    private static func statements(of node: Syntax) -> Syntax? {
        if let block = node.as(CodeBlockSyntax.self), let owner = block.parent, isFunction(owner) {
            return Syntax(block.statements)
        }
        if let block = node.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
            return Syntax(statements)
        }
        return nil
    }

    private static func isFunction(_ node: Syntax) -> Bool {
        [.functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl].contains(node.kind)
    }

    /// Whether a body is a single expression whose value is returned.
    private static func isReturned(_ statements: Syntax, in block: Syntax) -> Bool {
        guard let items = statements.as(CodeBlockItemListSyntax.self), items.count == 1, let item = items.first,
            case .expr(let value) = item.item
        else { return false }
        return !value.is(IfExprSyntax.self) && !value.is(SwitchExprSyntax.self) && resultType(of: block) != nil
    }

    /// The return type of a body, as written; nil for none.
    private static func resultType(of block: Syntax) -> String? {
        let owner = block.is(CodeBlockSyntax.self) ? block.parent : block
        let type: TypeSyntax?
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function): type = function.signature.returnClause?.type
        case .accessorDecl(let accessor) where accessor.accessorSpecifier.text == "get":
            return accessor.parent?.parent.flatMap(resultType(of:))
        case .accessorBlock(let getter):
            if let binding = getter.parent?.as(PatternBindingSyntax.self) {
                type = binding.typeAnnotation?.type
            } else {
                type = getter.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
            }
        default: type = nil
        }
        guard let text = type?.trimmedDescription, text != "Void", text != "()" else { return nil }
        return text
    }

    /// The return type of a `return` at a node; nil in a closure.
    static func returnType(around node: Syntax) -> String? {
        var child = node
        while let parent = child.parent {
            if let closure = parent.as(ClosureExprSyntax.self) {
                return closure.signature?.returnClause?.type.trimmedDescription
            }
            if statements(of: parent) != nil { return resultType(of: parent) }
            child = parent
        }
        return nil
    }

    /// The type of an item that is a whole body; nil for any other item.
    static func impliedType(of item: CodeBlockItemSyntax) -> String? {
        guard let list = item.parent, let block = list.parent, isReturned(list, in: block),
            statements(of: block)?.id == list.id
        else { return nil }
        return resultType(of: block)
    }
}
