// What the sources of the site ask of a browser (Q120): every member, global, argument and event of the language or of a page that
// they name is looked up by its type in MDN's browser-compat-data. The check over what was built
// (tests/deployments/browsers.test.ts) knows no types: it sees calls, and also those of packages.
// Names of files ask for those alone.
import { join } from 'node:path'
// As a module that reads its own data: of the plain JSON, 20 MB, Vitest would make a module.
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier } from '@mdn/browser-compat-data/types'
import ts from 'typescript'
import { ROOT } from './root.ts'
import { siteSources } from './stamps.ts'
import { lacking } from './supported-browsers.ts'

/** What is used all the same, in one file or in all, and why nobody misses it where it is not. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'History.pushState, unused': 'a name of the page that nobody shows',
  'History.replaceState, unused': 'a name of the page that nobody shows',
  'src/map/basemap.ts HTMLCanvasElement.getContext, willReadFrequently': 'only says how the canvas is used',
  'src/map/create-map.ts Window.cancelIdleCallback': 'cancels only what requestIdleCallback has begun',
  'src/app/shared-screens.ts Window.beforeunload':
    'on iOS a link that is pressed ends the wait for a screen, and Back is at once',
  'src/app/shell.ts Window.beforeunload': 'on iOS a press on a link says that a page is about to be left',
  'src/app/services.ts Window.beforeunload': 'iOS asks nobody before a page is left, and leaves it as before',
  'src/platform/client.ts AbortSignal.any': 'src/platform/abort-any.ts gives it to browsers without it',
  'islands/tracking/OrderDetail.tsx Navigator.share': 'canShare is asked first, and comes with it',
}

/** A feature that some supported browsers lack, where a source uses it: `src/a.ts:3:7`. */
export type Use = { file: string; place: string; feature: string; browsers: string[] }

/** @param files paths below `root` */
export function programOf(files: readonly string[], root: string = ROOT): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const paths = files.map(file => join(root, file))
  return ts.createProgram(paths, { ...options, skipLibCheck: true })
}

const PARTS: readonly Identifier[] = [
  bcd.api as Identifier,
  bcd.javascript.builtins as Identifier,
  (bcd.javascript.builtins as Identifier)['Intl'] as Identifier,
]

/** What browser-compat-data has below such a path: `URLSearchParams`, `size`. */
function featureAt(...path: string[]): Identifier | undefined {
  for (const part of PARTS) {
    let here: Identifier | undefined = part
    for (const step of path)
      here = here && Object.hasOwn(here, step) ? (here[step] as Identifier | undefined) : undefined
    if (here?.__compat) return here
  }
  return undefined
}

/** A part of a feature below it, however deep: an argument has those of its members inside. */
function partOf(feature: Identifier, isWanted: (key: string) => boolean): Identifier | undefined {
  for (const [key, part] of featuresOf(feature)) {
    const found = isWanted(key) ? part : partOf(part, isWanted)
    if (found) return found
  }
  return undefined
}

type Named = { name: string; feature: Identifier }

/** Names of what some supported browser lacks, as sources write them: interfaces, globals, their members and events. */
const LACKED = new Set<string>()
/** Names of functions and classes of which some supported browser lacks an argument. */
const LACKED_ARGUMENTS = new Set<string>()
for (const part of PARTS)
  for (const [holder, feature] of featuresOf(part))
    for (const [key, named] of [[holder, feature] as const, ...featuresOf(feature)]) {
      const name = key.replace(/_(?:static|event)$/, '')
      if (lacking(named.__compat).length > 0) LACKED.add(name)
      if (lacksArgument(named)) LACKED_ARGUMENTS.add(name)
    }

function featuresOf(feature: Identifier): [key: string, feature: Identifier][] {
  return Object.entries(feature).flatMap(([key, value]) =>
    key === '__compat' ? [] : [[key, value as Identifier] as [string, Identifier]],
  )
}

/** Whether some supported browser lacks an argument that is named in a feature, however deep. */
function lacksArgument(feature: Identifier): boolean {
  return featuresOf(feature).some(
    ([key, part]) => (key.endsWith('_parameter') && lacking(part.__compat).length > 0) || lacksArgument(part),
  )
}

/** The uses in these files of what some supported browser lacks. Left out is what a function, or the file, asks for first. */
export function lacksOfSources(program: ts.Program, files: readonly string[], root: string = ROOT): Use[] {
  const checker = program.getTypeChecker()
  const isBuiltIn = (node: ts.Node) => program.isSourceFileDefaultLibrary(node.getSourceFile())
  const found: Use[] = []

  /** An interface with those that it extends, by name. */
  const lineage = (type: ts.Type): string[] => {
    const own = type.symbol ? [type.symbol.name] : []
    return type.isClassOrInterface() ? [...own, ...checker.getBaseTypes(type).flatMap(lineage)] : own
  }
  const lineages = (type: ts.Type): string[] =>
    (type.isUnion() ? type.types : [type]).flatMap(one => lineage(checker.getApparentType(one)))

  /** By the interface that declares the member or, where that is part of many, by the type of what has it. */
  function memberOf(declaration: ts.Node, name: string, receiver: ts.Type): Named | undefined {
    const owner = declaration.parent
    if (ts.isModuleBlock(owner) || ts.isVariableDeclarationList(owner)) return namedFeature([name])
    if (ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent)) {
      const holder = owner.parent.name.getText()
      return namedFeature([holder, `${name}_static`], [holder, name])
    }
    if (!ts.isInterfaceDeclaration(owner)) return undefined
    const declared = owner.name.text
    // What `ArrayConstructor` declares is known of `Array`.
    const holder = declared.replace(/Constructor$/, '')
    if (holder !== declared) return namedFeature([holder, `${name}_static`], [holder, name])
    return namedFeature(...[holder, ...lineages(receiver)].map(one => [one, name]))
  }

  function membersOf(symbol: ts.Symbol | undefined, receiver: ts.Type): Named[] {
    const declarations = symbol?.declarations?.filter(isBuiltIn) ?? []
    return declarations.flatMap(one => {
      const isVariable = ts.isVariableDeclaration(one)
      return memberOf(isVariable ? one.parent : one, symbol?.name ?? '', receiver) ?? []
    })
  }

  function globalOf(node: ts.Identifier): Named[] {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    const declarations = symbol?.declarations?.filter(isBuiltIn) ?? []
    if (!declarations.some(one => ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one))) return []
    const named = namedFeature([node.text], ['Window', node.text])
    return named ? [named] : []
  }

  /**
   * The members that an expression or a pattern names.
   *
   * @param names those that are asked of: the type of what has a member is what takes long
   */
  function namedBy(node: ts.Node, names: ReadonlySet<string>): Named[] {
    if (ts.isPropertyAccessExpression(node)) {
      if (!names.has(node.name.text)) return []
      const receiver = checker.getNonNullableType(checker.getTypeAtLocation(node.expression))
      return membersOf(checker.getSymbolAtLocation(node.name), receiver)
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (!ts.isIdentifier(name) || !names.has(name.text)) return []
      const receiver = checker.getTypeAtLocation(node.parent)
      return membersOf(receiver.getProperty(name.text), receiver)
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      if (!ts.isStringLiteral(node.left) || !names.has(node.left.text)) return []
      const receiver = checker.getNonNullableType(checker.getTypeAtLocation(node.right))
      return membersOf(receiver.getProperty(node.left.text), receiver)
    }
    return ts.isIdentifier(node) && names.has(node.text) && isExpression(node) ? globalOf(node) : []
  }

  /** Arguments of a call, and members of those, that are features of their own; and the event that is listened for. */
  function argumentsOf(call: ts.CallExpression | ts.NewExpression): Named[] {
    const callees = namedBy(call.expression, LACKED_ARGUMENTS)
    // The checker takes long for which of a function's forms is called: it is asked of what has an argument that a browser lacks.
    if (callees.length === 0) return []
    const parameters = checker.getResolvedSignature(call)?.parameters ?? []
    return callees.flatMap(({ name, feature }) => {
      const constructed = ts.isNewExpression(call) ? featureAt(name, name.split('.').at(-1) ?? '') : undefined
      return (call.arguments ?? []).flatMap((argument, index) => {
        const names = ts.isObjectLiteralExpression(argument)
          ? argument.properties.flatMap(({ name: key }) => (key && ts.isIdentifier(key) ? [key.text] : []))
          : [parameters[index]?.name ?? '']
        return names.flatMap(one => {
          const part = partOf(constructed ?? feature, key => new RegExp(`^(?:[a-z]+_)?${one}_parameter$`).test(key))
          return part ? [{ name: `${name}, ${one}`, feature: part }] : []
        })
      })
    })
  }

  function eventOf(call: ts.CallExpression): Named[] {
    const [type] = call.arguments
    const callee = call.expression
    if (
      !type ||
      !ts.isStringLiteral(type) ||
      !LACKED.has(type.text) ||
      !/(?:^|\.)addEventListener$/.test(callee.getText())
    )
      return []
    const receivers = ts.isPropertyAccessExpression(callee)
      ? lineages(checker.getNonNullableType(checker.getTypeAtLocation(callee.expression)))
      : ['Window']
    const named = namedFeature(...receivers.map(one => [one, `${type.text}_event`]))
    return named ? [named] : []
  }

  for (const file of files) {
    const source = program.getSourceFile(join(root, file))
    if (!source) throw new Error(`${file} is not in the program`)
    const asked = new Map<string, ts.Node[]>()
    const used: { node: ts.Node; named: Named }[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
      if (!isWritten(node)) {
        const isAsk = asks(node)
        for (const named of namedBy(node, LACKED))
          if (isAsk) asked.set(named.name, [...(asked.get(named.name) ?? []), scopeOf(node)])
          else used.push({ node, named })
      }
      if (ts.isCallExpression(node) || ts.isNewExpression(node))
        for (const named of argumentsOf(node)) used.push({ node, named })
      if (ts.isCallExpression(node)) for (const named of eventOf(node)) used.push({ node, named })
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(source, visit)
    for (const { node, named } of used) {
      const browsers = lacking(named.feature.__compat)
      if (browsers.length === 0 || asked.get(named.name)?.some(scope => isWithin(node, scope))) continue
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart())
      const use = { file, place: `${file}:${line + 1}:${character + 1}`, feature: named.name, browsers }
      // A call of several forms may be known by each of them.
      if (!found.some(({ place, feature }) => place === use.place && feature === use.feature)) found.push(use)
    }
  }
  return found
}

/** The first of these paths that browser-compat-data knows. */
function namedFeature(...paths: readonly string[][]): Named | undefined {
  for (const path of paths) {
    const feature = featureAt(...path)
    if (feature) return { name: path.join('.').replace(/_(?:static|event)$/, ''), feature }
  }
  return undefined
}

/** Whether an identifier is an expression of its own, and no name of a member, a property, an attribute or a declaration. */
function isExpression({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.pos === node.pos
  if (ts.isPropertyAssignment(parent)) return parent.initializer.pos === node.pos
  return !(ts.isJsxAttribute(parent) || ts.isDeclarationStatement(parent) || ts.isTypeElement(parent))
}

const isWritten = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent ?? node) &&
  (node.parent as ts.BinaryExpression).operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  (node.parent as ts.BinaryExpression).left === node

const TESTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** Whether this only finds out if the browser has something: `typeof a`, `a.b?.()`, `'b' in a`, `if (a.b)`, `a.b && …`. */
function asks(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return node.operatorToken.kind === ts.SyntaxKind.InKeyword
  const { parent } = node
  if (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent)) return true
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent))
    return parent.expression === node && parent.questionDotToken !== undefined
  if (ts.isBinaryExpression(parent)) return parent.left === node && TESTS.has(parent.operatorToken.kind)
  if (ts.isIfStatement(parent)) return parent.expression === node
  return ts.isConditionalExpression(parent) && parent.condition === node
}

/** The function around, or the file. */
function scopeOf(node: ts.Node): ts.Node {
  let here = node.parent
  while (!ts.isFunctionLike(here) && !ts.isSourceFile(here)) here = here.parent
  return here
}

const isWithin = (node: ts.Node, scope: ts.Node): boolean => node.pos >= scope.pos && node.end <= scope.end

if (import.meta.main) {
  const named = process.argv.slice(2)
  const files = named.length > 0 ? named : siteSources()
  const declared = siteSources().filter(path => path.endsWith('.d.ts'))
  const uses = lacksOfSources(programOf([...declared, ...files]), files)
  const keysOf = ({ file, feature }: Use) => [feature, `${file} ${feature}`]
  const keys = new Set(uses.flatMap(keysOf))
  const refused = uses.filter(use => !keysOf(use).some(key => key in ACCEPTED))
  for (const { place, feature, browsers } of refused)
    console.error(`${place}: ${feature} is missing in ${browsers.join(', ')}`)
  // What is accepted in one file is known by that file, the rest by all of them.
  const isLookedAt = (key: string) => named.length === 0 || named.some(file => key.startsWith(`${file} `))
  const unused = Object.keys(ACCEPTED).filter(key => isLookedAt(key) && !keys.has(key))
  for (const key of unused) console.error(`scripts/check-browser-support.ts accepts what is not there: ${key}`)
  if (refused.length + unused.length > 0) process.exitCode = 1
}
