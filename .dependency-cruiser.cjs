// The rooms of the house and what each may import. Every rule says why.

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
      name: 'contract-stands-alone',
      comment: 'The contract is read by both sides of every call; it knows shapes and nothing else.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^(src|islands|generator|sandbox)/', pathNot: '^src/contract/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules take data, time and configuration as arguments, so that a table can test them.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: {
        path: '^(src/(?!domain/|contract/)|islands/|generator/|sandbox/|node_modules/(?!libphonenumber-js|date-fns|@internationalized))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-knows-no-stores',
      comment: 'The client makes ports real; who calls it is decided in src/app.',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^(src/(stores|app)/|islands/)' },
    },
    {
      name: 'stores-know-ports-only',
      comment: 'Stores run against fakes and the in-process sandbox; HTTP and React stay outside.',
      severity: 'error',
      from: { path: '^src/stores/' },
      to: { path: '^(src/(api|app)/|islands/|node_modules/(react|ky)/)' },
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
      to: { path: '^(src/(app|stores|domain|api)/|islands/)' },
    },
    {
      name: 'islands-go-through-app',
      comment: 'An island is glue: it takes its stores from src/app.',
      severity: 'error',
      from: { path: '^islands/' },
      to: { path: '^(src/(stores|api)/|generator/|sandbox/)' },
    },
    {
      name: 'generator-uses-shapes-and-rules-only',
      comment:
        'The generator shares routes and pure rules with the site; of the site itself it only starts the render.',
      severity: 'error',
      from: { path: '^generator/' },
      to: { path: '^(src/(?!contract/|domain/|site\\.ts)|islands/)' },
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
      to: { path: '^(src/(domain|stores|api|app|ui)/|islands/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.generated|schema/generated/validators)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
