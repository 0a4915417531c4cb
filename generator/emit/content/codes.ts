// Codes of the problems in content/: what each means and how to mend it. docs/errors.md is written from this table.

export const CONTENT_CODES = {
  CNT001: {
    cause: 'A file below content/ is neither an FAQ topic nor a legal text, or its topic is not in the list of topics.',
    cure: 'Name it content/faq/<topic>/<locale>.md or content/legal/<terms or prohibited-items>/<locale>.md; add a new topic to FAQ_TOPICS in generator/emit/content/place.ts.',
  },
  CNT002: {
    cause:
      'The headings are out of order: the file must start with one "#" heading, and every other heading is a "##".',
    cure: 'Begin the file with "# Title {#id}" and write each question or section as "## Title {#id}".',
  },
  CNT003: {
    cause: 'A heading has no id, or one that cannot stand in an address.',
    cure: 'End the heading with {#id}: small Latin letters, digits and hyphens, beginning with a letter.',
  },
  CNT004: {
    cause: 'Two headings of one page have the same id, so a link to it would be ambiguous.',
    cure: 'Give one of them another id, in every language.',
  },
  CNT005: {
    cause: 'The headings of a translation are not those of the English file, in the same order.',
    cure: 'Use the ids of the English file, in its order: a link must lead to the same answer in every language.',
  },
  CNT006: { cause: 'The text contains raw HTML.', cure: 'Write it as Markdown. HTML is never passed on to a page.' },
  CNT007: {
    cause: 'A link leads to an address that is not allowed.',
    cure: 'Link to a page of the site ("/faq#id"), to an https address, or to a fact that is an address ("{{privacy_url}}").',
  },
  CNT008: {
    cause: 'The text uses a part of Markdown that answers do not have, such as an image, a table or code.',
    cure: 'Use paragraphs, lists, *emphasis*, **strong** and links only.',
  },
  CNT009: {
    cause: 'A figure is typed in the text. It would stay when the country file changes.',
    cure: 'Use a placeholder such as {{max_weight}}; docs/how-to-write-content.md lists them.',
  },
  CNT010: { cause: 'There is no fact of that name.', cure: 'Use a fact of docs/how-to-write-content.md.' },
  CNT011: {
    cause: 'A fact is used without a condition, and some countries do not have it.',
    cure: 'Put {when: fact} before the paragraph or list item, or after the heading.',
  },
  CNT012: {
    cause: 'There is no condition or list of that name.',
    cure: 'A condition is the name of a fact or of a trait, with ! before it for "not"; the one list is "areas".',
  },
  CNT013: {
    cause: 'Braces that are no placeholder, or a {when}, {each} or {#id} where it has no effect.',
    cure: 'Put {#id} and {when} at the end of a heading, {when} at the start of a paragraph or list item, {each: areas} at the start of a list item.',
  },
  CNT014: {
    cause: 'An answer is empty, in the file or in a country where none of its conditions holds.',
    cure: 'Write an answer for that case, or put the condition at the heading so that the question goes too.',
  },
  CNT015: {
    cause: 'A link leads to a page or a heading that does not exist, or not in that country.',
    cure: 'Correct the id, or give the link the condition of the heading that it leads to.',
  },
  CNT016: {
    cause: 'A language has some of the content files, not all, or English lacks one.',
    cure: 'Add the missing file: a language is offered whole or not at all.',
  },
  CNT017: {
    cause: 'An answer of a translation uses other facts or conditions than the English one.',
    cure: 'Use the same placeholders and conditions, so that every language says the same.',
  },
  CNT018: {
    cause: 'A page would have nothing to show: no topic, or a topic or legal text without a section.',
    cure: 'Add a "##" heading with an answer.',
  },
  CNT019: {
    cause: 'The paragraph below the title has a link, a list or emphasis; it is shown as plain text.',
    cure: 'Keep the introduction to plain sentences.',
  },
  CNT020: {
    cause: 'A fact is given a number that it does not take, or lacks the number that it needs.',
    cure: 'Write it as docs/how-to-write-content.md shows, such as {{example_fee:3}}.',
  },
} as const

export type ContentCode = keyof typeof CONTENT_CODES
