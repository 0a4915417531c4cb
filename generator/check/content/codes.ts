// Codes of the problems in content/: why each matters and how to fix it, as printed behind what is wrong.
// docs/errors.md has the cause of each.

export const CONTENT_CODES = {
  CNT001: {
    why: 'No page would show it.',
    cure: 'Name it content/faq/<topic>/<locale>.md, content/legal/<name>/<locale>.md or content/audiences/<audience>/<locale>.md; add a new topic to FAQ_TOPICS in generator/content/text-path.ts.',
  },
  CNT002: {
    why: 'A page is made of one title and its sections.',
    cure: 'Begin the file with "# Title {#id}", or the page for an audience with its fields, and write each question or section as "## Title {#id}".',
  },
  CNT003: {
    why: 'Links find a heading by its id.',
    cure: 'End the heading with {#id}: small Latin letters, digits and hyphens, beginning with a letter.',
  },
  CNT004: { why: 'A link to it could mean either heading.', cure: 'Give one of them another id, in every language.' },
  CNT005: {
    why: 'A link must lead to the same answer in every language.',
    cure: 'Use the ids of the English file, in its order.',
  },
  CNT006: { why: 'HTML is never passed on to a page.', cure: 'Write it as Markdown.' },
  CNT007: {
    why: 'A reader must be safe behind every link.',
    cure: 'Link to a page of the site ("/faq#id"), to an https address, or to a fact that is an address ("{{privacy_url}}").',
  },
  CNT008: { why: 'Pages have no look for it.', cure: 'Use paragraphs, lists, *emphasis*, **strong** and links only.' },
  CNT009: {
    why: 'It would stay when the country file changes.',
    cure: 'Use a placeholder such as {{max_weight}}; docs/how-to-write-content.md lists them.',
  },
  CNT010: { why: 'Nothing could be put in its place.', cure: 'Use a fact of docs/how-to-write-content.md.' },
  CNT011: {
    why: 'The sentence would have a hole.',
    cure: 'Put {when: fact} before the paragraph or list item, or after the heading.',
  },
  CNT012: {
    why: 'What it stands before would never be shown.',
    cure: 'A condition is the name of a fact or of a trait, with ! before it for "not"; the one list is "areas".',
  },
  CNT013: {
    why: 'Readers would meet the braces, a hole or a dead link.',
    cure: 'Put {#id} and {when} at the end of a heading, {when} at the start of a paragraph or list item, {each: areas} at the start of a list item.',
  },
  CNT014: {
    why: 'Readers would open it and find nothing.',
    cure: 'Write an answer for that case, or put the condition at the heading so that the question goes too.',
  },
  CNT015: {
    why: 'The page or heading does not exist, or is not shown there.',
    cure: 'Correct the id, or give the link the condition of the heading that it leads to.',
  },
  CNT016: { why: 'A language is offered whole or not at all, and English always.', cure: 'Write the file.' },
  CNT017: {
    why: 'Every language must say the same.',
    cure: 'Use the placeholders and conditions of the English answer.',
  },
  CNT018: { why: 'The page would be empty.', cure: 'Add a "##" heading with an answer.' },
  CNT019: { why: 'Headings and introductions show their words alone.', cure: 'Take it out and keep its words.' },
  CNT020: {
    why: 'No figure can be worked out.',
    cure: 'Write it as docs/how-to-write-content.md shows, such as {{example_fee:3}}.',
  },
  CNT021: {
    why: 'Readers would see another text than the file shows, or none.',
    cure: 'Type the words around it anew.',
  },
  CNT022: {
    why: 'The text goes into the sites of all brands, where no foreign name may stand.',
    cure: 'Write {{brand}}.',
  },
  CNT023: {
    why: 'Readers would find English in the middle of their language.',
    cure: 'Translate it, or remove the language from all texts.',
  },
  CNT024: {
    why: 'The page, its links and its entry in search results are made of these fields.',
    cure: 'Write name, title, description, heading and lead between two lines "---", each as "name: words" on a line of its own, without quotation marks.',
  },
  CNT025: {
    why: 'Readers would see it, and often the same text twice.',
    cure: 'Keep the text that is right, and remove the lines that begin with <<<<<<<, =======, ||||||| and >>>>>>>.',
  },
} as const

export type ContentCode = keyof typeof CONTENT_CODES
