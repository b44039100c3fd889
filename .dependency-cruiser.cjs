/** The table of borders in ARCHITECTURE.md, kept by machine. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|supabase|tests)/', pathNot: allowed.map((path) => `^${path}`) },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types alone may refer to each other: nothing of them is left to load.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('app-imports-src', 'src/app', ['src/']),
    only('routes', 'src/routes', [
      'src/routes/',
      'src/features/',
      'src/components/',
      'src/catalogue/',
      'src/lib/',
    ]),
    {
      name: 'routes-read-through-hooks-of-features',
      severity: 'error',
      from: { path: '^src/(routes|components)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/lib/(supabase|auth|auth-client|viewer-fetch)\\.ts$|node_modules/(@tanstack/react-query|@supabase/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features',
      severity: 'error',
      from: { path: '^src/features/(?!generator/)' },
      to: { path: '^(src|supabase|tests)/', pathNot: '^src/(features|components|catalogue|lib)/' },
    },
    only('generator', 'src/features/generator', [
      'src/(features|components|catalogue|lib|engine)/',
    ]),
    only('engine', 'src/engine', ['src/engine/', 'src/catalogue/']),
    only('catalogue', 'src/catalogue', ['src/catalogue/']),
    only('components', 'src/components', [
      'src/components/',
      'src/catalogue/',
      'src/lib/class-names',
    ]),
    only('lib', 'src/lib', ['src/lib/', 'src/catalogue/']),
    only('edge-functions', 'supabase/functions', ['supabase/functions/']),
    only('commands', 'supabase/(seed|types|translations|words|landed)', [
      'supabase/(seed|types|translations|words|landed|local|functions|migrations)/',
      'src/(engine|catalogue)/',
    ]),
    only('embedded-backend', 'supabase/local', [
      'supabase/local/',
      'supabase/functions/',
      'supabase/migrations/',
    ]),
    {
      name: 'tests-do-without-the-bench',
      comment: 'What both need stands in tests/support.',
      severity: 'error',
      from: { path: '^tests/(?!bench/)' },
      to: { path: '^tests/bench/' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^src/engine/(?!build/)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'only-commands-and-tests-read-documents-from-files',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/build/|\\.test\\.ts$' },
      to: { path: '^src/engine/build/' },
    },
    {
      name: 'only-edges-of-features-touch-the-client',
      severity: 'error',
      from: { path: '^src/.*\\.tsx$', pathNot: '^src/features/auth/' },
      to: { path: '^src/lib/(supabase|auth|auth-client|viewer-fetch)\\.ts$' },
    },
    {
      name: 'the-app-does-not-know-its-backend',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(supabase|tests)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
