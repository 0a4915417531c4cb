// What a built script or style sheet asks of a browser, held against the browsers that the project supports (Q120). The facts
// are MDN's browser-compat-data; the browsers are in package.json as `browserslist`.
// As a module that reads its own data: of the plain JSON, 20 MB, Vitest would make a module.
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { parseAst } from 'vite'
import { type Lack, lacking, supported } from '../../scripts/supported-browsers.ts'

const at = (root: Identifier | undefined, ...path: string[]): CompatStatement | undefined => {
  let here: Identifier | undefined = root
  for (const step of path) here = here?.[step] as Identifier | undefined
  return here?.__compat
}

const isFeature = (key: string) => key !== '__compat'

/** Interfaces whose methods scripts call all the time; a name that only stranger ones have is somebody's own method. */
const COMMON =
  /^(Array|TypedArray|Uint8Array|ArrayBuffer|String|Map|Set|Promise|Object|RegExp|Iterator|Error|Document|Element|HTML(Element|DialogElement|FormElement|InputElement)|Node|URL|URLSearchParams|AbortSignal|Blob|Response|Request|Headers|ReadableStream)$/

/** Methods that one of the browsers lacks in each interface that has one of the name: `toSpliced`, `showPopover`. */
function youngMethodsFor(those: typeof supported): ReadonlyMap<string, Lack> {
  const young = new Map<string, Lack>()
  const owners = new Map<string, { owner: string; browsers: string[] }[]>()
  for (const root of [bcd.javascript.builtins, bcd.api] as Identifier[])
    for (const [owner, members] of Object.entries(root))
      if (isFeature(owner))
        for (const [member, value] of Object.entries(members as Identifier))
          if (isFeature(member)) {
            const name = member.replace(/_(static|event)$/, '')
            owners.set(name, [
              ...(owners.get(name) ?? []),
              { owner, browsers: lacking((value as Identifier).__compat, those) },
            ])
          }
  for (const [name, entries] of owners) {
    const common = entries.find(({ owner }) => COMMON.test(owner))
    if (common && entries.every(({ browsers }) => browsers.length > 0))
      young.set(name, { feature: `${common.owner}.${name}`, browsers: common.browsers })
  }
  return young
}
const youngMethods = youngMethodsFor(supported)

const staticOf = (owner: string, member: string): CompatStatement | undefined =>
  at(bcd.javascript.builtins as Identifier, owner, member) ??
  at(bcd.api as Identifier, owner, `${member}_static`) ??
  undefined

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `Intl.Segmenter` as its names. */
function namesOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return [node['name'] as string]
  const { object, property, computed } = node as unknown as { object: Node; property: Node; computed: boolean }
  const before = node.type === 'MemberExpression' && !computed ? namesOf(object) : undefined
  return before && [...before, property['name'] as string]
}

/** Calls of functions that one of the browsers lacks. A call written `a.b?.()` asks first and is left out. */
export function lacksOfScript(source: string, those = supported): Lack[] {
  const methods = those === supported ? youngMethods : youngMethodsFor(those)
  const found = new Map<string, Lack>()
  const note = (feature: string, browsers: string[]) => {
    if (browsers.length > 0) found.set(feature, { feature, browsers })
  }
  const visit = (node: Node): void => {
    const callee = node['callee']
    if (
      node.type === 'CallExpression' &&
      node['optional'] !== true &&
      isNode(callee) &&
      callee.type === 'MemberExpression'
    ) {
      const { object, property, computed } = callee as unknown as { object: Node; property: Node; computed: boolean }
      const name = computed ? undefined : (property['name'] as string | undefined)
      if (name !== undefined) {
        const owner = object.type === 'Identifier' ? (object['name'] as string) : undefined
        const known = owner === undefined ? undefined : staticOf(owner, name)
        if (known) note(`${owner}.${name}`, lacking(known, those))
        else {
          const young = methods.get(name)
          if (young) note(young.feature, young.browsers)
        }
      }
    }
    if (node.type === 'NewExpression' && isNode(callee)) {
      const path = namesOf(callee)
      const feature = path && (at(bcd.api as Identifier, ...path) ?? at(bcd.javascript.builtins as Identifier, ...path))
      if (feature) note(`new ${path.join('.')}`, lacking(feature, those))
    }
    for (const value of Object.values(node))
      if (Array.isArray(value)) for (const each of value) isNode(each) && visit(each)
      else if (isNode(value)) visit(value)
  }
  visit(parseAst(source) as unknown as Node)
  return [...found.values()]
}

const isSlash = (node: CssNode): boolean => node.type === 'Operator' && node.value === '/'

/**
 * Properties, functions, selectors, rules and media features of a style sheet that a supported browser lacks; what is in
 * `@supports` asks first.
 */
export function lacksOfStyles(source: string): Lack[] {
  const found = new Map<string, Lack>()
  const note = (feature: string, compat: CompatStatement | undefined) => {
    const browsers = lacking(compat)
    if (browsers.length > 0) found.set(feature, { feature, browsers })
  }
  const css = bcd.css as unknown as Record<'properties' | 'selectors' | 'at-rules' | 'types', Identifier>
  const colours = css.types['color'] as Identifier
  walk(parse(source), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') return walk.skip
        note(`@${node.name}`, at(css['at-rules'], node.name))
      }
      if (node.type === 'Feature') note(`(${node.name})`, at(css['at-rules'], node.kind, node.name))
      if (node.type === 'NestingSelector') note('&', at(css.selectors, 'nesting'))
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        note(`:${node.name}`, at(css.selectors, node.name))
      if (node.type === 'Declaration' && !node.property.startsWith('--')) {
        note(node.property, at(css.properties, node.property))
        const { value } = node
        if (node.property === 'content' && value.type === 'Value' && value.children.some(isSlash))
          note('content: … / …', at(css.properties, 'content', 'alt_text'))
        if (node.value.type === 'Value' && node.value.children.size === 1) {
          const only = generate(node.value)
          note(`${node.property}: ${only}`, at(css.properties, node.property, only))
        }
      }
      if (node.type === 'Function') {
        note(`${node.name}()`, at(colours, node.name) ?? at(css.types, node.name))
        if (/^(oklch|oklab|lch|lab|rgb|hsl)$/.test(node.name) && generate(node).includes('(from '))
          note(`${node.name}(from …)`, at(colours, node.name, 'relative_syntax'))
      }
      return undefined
    },
  })
  return [...found.values()]
}
