import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { renderContent } from '#generator/emit/content.ts'
import { siteIn } from './content-source.ts'

const ELEMENTS = new Set(['p', 'ul', 'ol', 'li', 'em', 'strong', 'a', 'br', 'bdi'])
const ATTRIBUTES = new Set(['href', 'rel', 'start'])

/** What a browser would find in a piece of HTML that it must not find. */
const harmIn = (html: string): string[] => {
  const harm: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!ELEMENTS.has(name)) harm.push(`<${name}>`)
      for (const [key, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(key)) harm.push(`${name} ${key}`)
        if (key === 'href' && !/^(?:https:\/\/|\/(?![/\\]))/.test(value)) harm.push(`${name} ${key}="${value}"`)
      }
    },
    oncomment: text => harm.push(`<!--${text}-->`),
    onprocessinginstruction: text => harm.push(`<${text}>`),
  })
  parser.end(html)
  return harm
}

const render = (answer: string, path = 'content/faq/prices/en.md') =>
  renderContent({ path, text: `# Title {#a}\n\n## Question {#b}\n\n${answer}\n` }, siteIn('NO'), { prefix: '/x' })

const htmlOf = (answer: string, path?: string): string =>
  render(answer, path)
    .sections.map(({ html }) => html)
    .join('')

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<!-- a comment -->',
  '<?php echo 1 ?>',
  '<![CDATA[x]]>',
  '[link](javascript:alert(1))',
  '[link](JaVaScRiPt:alert(1))',
  '[link](<java\tscript:alert(1)>)',
  '[link](&#106;avascript:alert(1))',
  '[link](data:text/html;base64,PHNjcmlwdD4=)',
  '[link](vbscript:x)',
  '[link](http://example.com)',
  '[link](//evil.example)',
  '[link](/\\evil.example)',
  '[link](mailto:us@riders.example?bcc=them@evil.example)',
  '[link](mailto:us@riders.example,them@evil.example)',
  '[link](https://user@evil.example)',
  '[link](/faq "a\\" onmouseover=alert(1)")',
  '<javascript:alert(1)>',
  '![image](https://example.com/x.png)',
  '![image](javascript:alert(1))',
  '[ref][r]\n\n[r]: javascript:alert(1)',
  '![ref][r]\n\n[r]: javascript:alert(1)',
  '`<script>`',
  '```html\n<script>alert(1)</script>\n```',
  '> <b onclick=x>quote</b>',
  '# <h1 onclick=x>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '- <li onclick=x>item',
  '{when: brand} <script>alert(1)</script>',
  '{{brand}}<script>{{country}}</script>',
]

describe('[GEN-114] nothing that is written in Markdown comes out active', () => {
  test.each(HOSTILE)('%s', answer => {
    expect(harmIn(htmlOf(answer))).toEqual([])
    expect(harmIn(htmlOf(answer, 'content/faq/prices/ar.md'))).toEqual([])
  })

  test('the search for harm finds it', () => {
    for (const html of ['<script>', '<p onclick=x>', '<a href="javascript:x">', '<a href="//x">', '<!--x-->']) {
      expect(harmIn(html)).not.toEqual([])
    }
  })

  test('in any mixture', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE,
      '\n',
      '\n\n',
      '  ',
      '> ',
      '- ',
      '1. ',
      '*',
      '**',
      '[',
      '](',
      ')',
      '<',
      '>',
      '"',
      '`',
    )
    const text = fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ maxLength: 8 })), { maxLength: 12 })
    fc.assert(
      fc.property(text, parts => {
        // Unknown placeholders are refused by name, which the test is not about.
        const answer = parts.join('').replace(/\{\{(?!brand\}\}|country\}\})/g, '(')
        expect(harmIn(htmlOf(answer))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('a name with markup in it is text', () => {
    const site = { ...siteIn('NO'), brand: { name: '<img src=x onerror=alert(1)>' } }
    const file = {
      path: 'content/faq/prices/en.md',
      text: '# T {#a}\n\n## Q {#b}\n\n{{brand}} and [*{{brand}}*](/faq)',
    }
    expect(harmIn(renderContent(file, site, { prefix: '' }).sections[0]?.html ?? '')).toEqual([])
  })

  test('a link from the configuration is held to the same rule', () => {
    const site = siteIn('NO')
    const links = { ...site.settings.links, privacy: 'javascript:alert(1)' }
    const file = { path: 'content/faq/prices/en.md', text: '# T {#a}\n\n## Q {#b}\n\n[privacy]({{privacy_url}})' }
    const group = renderContent(file, { ...site, settings: { ...site.settings, links } }, { prefix: '' })
    expect(group.sections[0]?.html).toBe('<p>privacy</p>')
  })

  test.each(['mailto:us@riders.example', 'tel:+47-22-00-00-00'])(
    'a contact from the configuration is a link: %s',
    contact => {
      const site = siteIn('NO')
      const links = { ...site.settings.links, contact }
      const file = { path: 'content/faq/prices/en.md', text: '# T {#a}\n\n## Q {#b}\n\n[ask]({{contact_url}})' }
      const group = renderContent(file, { ...site, settings: { ...site.settings, links } }, { prefix: '' })
      expect(group.sections[0]?.html).toBe(`<p><a href="${contact}">ask</a></p>`)
    },
  )
})

describe('what is allowed comes through', () => {
  test.each([
    ['a *b* **c**', '<p>a <em>b</em> <strong>c</strong></p>'],
    ['[a](/faq#b)', '<p><a href="/x/faq#b">a</a></p>'],
    ['[home](/)', '<p><a href="/x">home</a></p>'],
    ['[a](https://example.com/x?y=z)', '<p><a href="https://example.com/x?y=z" rel="noopener">a</a></p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['1. a\n2. {when: prices} b', '<ol>\n<li>a</li>\n</ol>'],
    ['a & b < c', '<p>a &#x26; b &#x3C; c</p>'],
  ])('%s', (answer, html) => expect(htmlOf(answer)).toBe(html))

  test('the plain text has a line for each paragraph and item, and neither marks nor markup', () => {
    const { sections } = render('{when: !prices} **{{brand}}**, see\n[here](/faq).\n\n- one\n- two')
    expect(sections[0]?.text).toBe('Riders, see here.\n- one\n- two')
  })

  test('a figure that a pair lacks is named', () => {
    expect(() => render('{{base_fee}}')).toThrow('content/faq/prices/en.md: {{base_fee}} has no value for riders-NO')
  })
})
