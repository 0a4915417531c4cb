// The folders of the codebase and what each may import. Every rule says why.
// Inside a feature the name of a file tells its kind: a store, words, or rules (everything else).

const STORE = '(/|-)store\\.ts$'
const TEXT = '(/|-)text\\.ts$'

/** The stages of the generator in the order in which data passes, and the folders that run them. */
const STAGES = ['load', 'content', 'theme', 'resolve', 'check', 'render', 'emit', 'verify', 'publish']
const RUN_STAGES =
  'affected|build|dev|diff|doctor|drift|explain|flags|gallery|migrate|plan|preview|release|scaffold|translation'

const stagesInOrder = () =>
  STAGES.map((stage, index) => ({
    name: `stage-${stage}-imports-no-later-one`,
    comment: 'Data passes through the stages in one order, so a stage can be read, and tested, after those before it.',
    severity: 'error',
    from: { path: `^generator/${stage}/` },
    to: {
      path: `^generator/(${[...STAGES.slice(index + 1), RUN_STAGES].join('|')})/`,
      dependencyTypesNot: ['type-only'],
    },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle cannot be read from top to bottom, nor tested in parts.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycle-of-types-in-the-sandbox',
      comment:
        'What everything shares is at the bottom, types too, so that each file can be read after those that it imports.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { circular: true },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'The contract is read by both sides of every call; it knows shapes and nothing else.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^(src|islands|generator|sandbox)/', pathNot: '^src/contract/' },
    },
    {
      name: 'site-without-generator',
      comment:
        'The generator builds the site and not the other way round; what both say is in schema/ or in a feature.',
      severity: 'error',
      from: { path: '^(src|islands)/' },
      to: { path: '^generator/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules take data, time and configuration as arguments, so that a table can test them.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: [STORE, TEXT] },
      to: {
        path: [
          '^src/(?!features/|contract/)',
          '^(islands|generator|sandbox|scripts)/',
          '^src/features/.*(/|-)(store|text)\\.ts$',
          'node_modules/(?!libphonenumber-js|@internationalized)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'stores-know-ports-only',
      comment: 'Stores run against fakes and the in-process sandbox; HTTP, words and React stay outside.',
      severity: 'error',
      from: { path: `^src/features/.*${STORE}` },
      to: {
        path: ['^src/(?!features/|contract/|platform/)', '^(islands|generator)/', TEXT, 'node_modules/(react|ky)/'],
      },
    },
    {
      name: 'stores-import-types-of-the-platform',
      comment: 'What a store needs from the browser is handed to it, so that a test can hand it something else.',
      severity: 'error',
      from: { path: `^src/features/.*${STORE}` },
      to: { path: '^src/platform/(?!idempotency-keys|stored\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-know-rules-only',
      comment: 'A text file turns a code or a status into words; it decides nothing and asks nobody.',
      severity: 'error',
      from: { path: `^src/features/.*${TEXT}` },
      to: { path: ['^src/(app|ui|map|workers|scripts)/', '^(islands|generator|sandbox)/', STORE, 'node_modules/'] },
    },
    {
      name: 'platform-knows-no-stores',
      comment: 'The platform implements the ports; who calls them is decided in src/app.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: ['^src/(app|ui|map|scripts)/', '^islands', STORE, TEXT] },
    },
    {
      name: 'platform-knows-no-features',
      comment: 'The platform serves every feature alike: what it must know of one is handed to it by src/app.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(features|workers)/' },
    },
    {
      name: 'no-cycle-of-types',
      comment: 'A file can be read after those that it imports, their types included.',
      severity: 'error',
      from: { path: '^(src|islands)/' },
      to: { circular: true },
    },
    {
      name: 'features-form-a-tree',
      comment:
        'A feature is understood after those that it imports, so folders of features do not import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/features/' },
      to: { circular: true, viaOnly: { path: '^src/features/' } },
    },
    {
      name: 'app-without-react',
      comment: 'What is created once must not depend on what is rendered many times.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^(islands/|node_modules/react)' },
    },
    {
      name: 'ui-knows-no-orders',
      comment: 'Components of the interface serve every screen, so they know none.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(app|features|platform|map)/|islands/|generator/|sandbox/)' },
    },
    {
      name: 'map-knows-no-orders',
      comment: 'The map shows points and lines; what they mean is the concern of whoever draws them.',
      severity: 'error',
      from: { path: '^src/map/' },
      to: { path: '^(src/(app|features|workers|scripts)/|islands/|generator/|sandbox/)' },
    },
    {
      name: 'workers-know-rules-only',
      comment: 'A worker has no page: it computes with the rules of its feature and answers by message.',
      severity: 'error',
      from: { path: '^src/workers/' },
      to: {
        path: [
          '^src/(app|ui|map|scripts)/',
          '^(islands|generator|sandbox)/',
          '^src/features/.*(/|-)(store|text)\\.ts$',
        ],
      },
    },
    {
      name: 'workers-without-framework',
      comment:
        'A worker is loaded next to a page that has its own copies: no component, no store and no client goes into it.',
      severity: 'error',
      from: { path: '^src/workers/' },
      to: { path: 'node_modules/(react|react-dom|react-aria-components|nanostores|@nanostores|ky)/' },
    },
    {
      name: 'workers-are-started-by-app',
      comment: 'Whoever needs a worker asks src/app, which starts it, ends it and answers when it cannot be loaded.',
      severity: 'error',
      from: { path: '^(src/(?!app/|workers/)|islands/)' },
      to: { path: '^src/workers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'map-libraries-behind-the-map',
      comment: 'Two libraries draw the same map, so only src/map knows which.',
      severity: 'error',
      from: { path: '^(src/(?!map/)|islands/)' },
      to: { path: 'node_modules/(maplibre-gl|mapbox-gl|pmtiles)/' },
    },
    {
      name: 'map-without-framework',
      comment: 'Public tracking shows the map on a page without React.',
      severity: 'error',
      from: { path: '^src/map/' },
      to: { path: ['^src/ui/.*\\.tsx$', 'node_modules/(react|react-dom|react-aria-components|@nanostores)/'] },
    },
    {
      name: 'nothing-imports-scripts',
      comment: 'Scripts are what people and CI start; what a program shares with them is in the program.',
      severity: 'error',
      from: { path: '^(src|islands|generator|sandbox)/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'scripts-leave-stores-and-views-alone',
      comment:
        'A script has no visitor: of the site it may know contract, rules and schemas; the gallery alone draws components.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/component-gallery/' },
      to: { path: ['^src/(app|platform|ui|workers)/', '^islands/', STORE] },
    },
    {
      name: 'scripts-of-pages-without-framework',
      comment: 'Public pages and the head must load fast, so they get no React and no islands.',
      severity: 'error',
      from: { path: '^src/(scripts|components|pages|layouts)/.*\\.ts$' },
      to: { path: '^(islands/|src/(ui/.*\\.tsx$|workers/)|node_modules/react|sandbox/)' },
    },
    {
      name: 'islands-go-through-app',
      comment: 'An island is markup and hooks: it takes its stores from src/app.',
      severity: 'error',
      from: { path: '^islands/' },
      to: { path: [STORE, '^(generator|sandbox)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'islands-leave-the-platform-to-app',
      comment: 'What the browser and the network give reaches an island through src/app.',
      severity: 'error',
      from: { path: '^islands/' },
      to: { path: '^src/platform/(?!deployment|import-with-retry)' },
    },
    {
      name: 'generator-uses-shapes-and-rules-only',
      comment:
        'The generator shares routes and pure rules with the site; of the site itself it only starts the render and finishes its markup.',
      severity: 'error',
      from: { path: '^generator/' },
      to: {
        path: [
          '^(src/(?!contract/|features/|site\\.ts|astro-markup\\.ts)|islands/)',
          '^src/features/.*(/|-)(store|text)\\.ts$',
        ],
      },
    },
    ...stagesInOrder(),
    {
      name: 'commands-are-outermost',
      comment: 'A stage prints nothing and knows no option, so that tests, commands and scripts can all call it.',
      severity: 'error',
      from: { path: '^generator/', pathNot: '^generator/(commands/|cli\\.ts$)' },
      to: { path: '^generator/(commands/|cli\\.ts$)' },
    },
    {
      name: 'adapters-know-no-stage',
      comment: 'An adapter turns what another tool wrote into our words; what is done with it is decided elsewhere.',
      severity: 'error',
      from: { path: '^generator/adapters/' },
      to: { path: '^(generator/(?!adapters/|cache/|model|temp-dir)|src/|islands/)' },
    },
    {
      name: 'disk-through-load-and-publish',
      comment: 'Emitters return files and write nothing.',
      severity: 'error',
      from: { path: '^generator/emit/', pathNot: '^generator/emit/(messages|social)' },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'sandbox-is-a-second-witness',
      comment: 'The sandbox works out every rule by itself, so that a wrong rule of the portal shows.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src/(?!contract/)|islands/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.generated|schema/generated/validators)/' },
    // No rule asks what is left after types are taken out; finding it compiles every module.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
