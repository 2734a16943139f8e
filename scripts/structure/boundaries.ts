// Import boundaries between workspaces and areas.
import { inAreaOf, isBelow, isInRepository, isPage, locationOf, rankOf } from './locations.ts'
import { isTest, type Rule, type SourceFile } from './source.ts'
import { visitNodes } from './syntax.ts'

/** Returns one line for each import that `isWrong` matches. */
const forbid = (files: SourceFile[], why: string, isWrong: (file: SourceFile, target: string) => boolean) =>
  files.flatMap(file =>
    file.imports
      .filter(({ target }) => isWrong(file, target))
      .map(({ target }) => `${file.path} imports ${target}: ${why}`),
  )

const contractImportsNothing: Rule = files =>
  forbid(files, 'the contract knows only zod, ibantools and itself', ({ path }, target) => {
    if (!isBelow(path, 'contract/src')) return false
    const isPackage = !isInRepository(target)
    return isPackage
      ? !/^(zod|ibantools)(\/|$)/.test(target) && !isTest(path)
      : !isBelow(target, 'contract/src')
  })

const workspacesShareOnlyContract: Rule = files => {
  const apart = [
    ['api', 'web'],
    ['web', 'api'],
    ['e2e', 'api'],
    ['e2e', 'web'],
  ] as const
  return forbid(files, 'these two talk over HTTP, and share the contract alone', ({ path }, target) =>
    apart.some(([from, to]) => isBelow(path, from) && isBelow(target, to)),
  )
}

/** Helpers of tests may open an application. */
const isTestCode = (path: string) => isTest(path) || /\.fixture\.ts$|-test-kit\.ts$|\/testing\//.test(path)

/** They are put together of all areas, and say nothing of their own: base explains, documents and refuses with them. */
const contractLists = ['endpoints', 'messages', 'named-schemas', 'problems'].map(
  name => `contract/src/${name}.ts`,
)

/** An area of API or pages also knows of the contract only what stands before it. */
const areasHaveAnOrder: Rule = files =>
  forbid(files, 'an area knows only those before it, see scripts/structure/locations.ts', (file, target) => {
    const [from, to] = [locationOf(file.path), locationOf(target)]
    if (!from || !to || isTestCode(file.path)) return false
    if (from.workspace !== 'contract' && contractLists.includes(target)) return false
    // A page may use the parts of every area, and pages follow the order among themselves.
    const isPart = !isPage(target) && to.area !== 'app'
    return rankOf(from.area) < rankOf(to.area) && !(isPage(file.path) && isPart)
  })

const partsKnowNoPages: Rule = files =>
  forbid(files, 'a part of a page does not know the pages', ({ path }, target) =>
    Boolean(isPage(target) && inAreaOf(path) && !isPage(path) && !isTestCode(path)),
  )

const areasHaveADoor: Rule = files =>
  forbid(files, 'what others may use of an area stands in its index.ts', (file, target) => {
    const [from, to] = [inAreaOf(file.path), inAreaOf(target)]
    if (from?.workspace !== 'api' || to?.workspace !== 'api' || isTestCode(file.path)) return false
    const isDoor = to.file === 'index.ts' && !to.subject
    return from.area === to.area ? isDoor : !isDoor
  })

const SQL_OF_DOOR = '// Fragments of SQL'

/** What an area offers of its SQL stands apart, so that the functions are what one sees first. */
const fragmentsStandApart: Rule = files =>
  files
    .filter(({ path }) => /^api\/src\/areas\/[^/]+\/index\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const [functions = ''] = text.split(SQL_OF_DOOR)
      const exports = [...functions.matchAll(/\{([^}]*)\} from '[^']*queries\.ts'/g)]
      return exports
        .flatMap(([, names = '']) => names.match(/\b(?!find|load)\w+(?:Json|Fields|Tables)\b/g) ?? [])
        .map(name => `${path}: ${name} is SQL, and belongs below "${SQL_OF_DOOR}"`)
    })

/** What is in no area and opens the application: the API, its parts and the tests. */
const areasDoNotKnowTheTests: Rule = files =>
  forbid(files, 'an area uses nothing of the tests', ({ path }, target) =>
    Boolean(inAreaOf(path) && !isTestCode(path) && isBelow(target, 'api/test')),
  )

// api/src/app.ts is the composition root.
const onlyHttpKnowsFastify: Rule = files =>
  forbid(files, 'only api/src/http and app.ts know HTTP', ({ path }, target) => {
    const isHttp = path === 'api/src/app.ts' || isBelow(path, 'api/src/http')
    return isBelow(path, 'api/src') && !isHttp && !isTest(path) && /^(fastify|@fastify\/.+)$/.test(target)
  })

const areasDoNotKnowHttp: Rule = files =>
  forbid(files, 'an area serves endpoints without knowing HTTP', ({ path }, target) =>
    Boolean(inAreaOf(path) && !isTest(path) && isBelow(target, 'api/src/http')),
  )

/** The build leaves the pages nothing but method and path of an endpoint (`web/endpoint-addresses.ts`). */
const pagesReadNothingOfEndpoints: Rule = files =>
  files
    .filter(({ path, imports }) => {
      const isInPages = isBelow(path, 'web/src') && !isTest(path)
      return isInPages && imports.some(({ target }) => /^contract\/.*endpoints\.ts$/.test(target))
    })
    .flatMap(({ path, text }) => {
      const endpoints = new Set<string>()
      const modules = new Set<string>()
      const found: string[] = []
      visitNodes(path, text, (node, [parent]) => {
        if (node.type === 'ImportDeclaration' && node.source.value.endsWith('endpoints'))
          for (const { type, local } of node.specifiers)
            (type === 'ImportNamespaceSpecifier' ? modules : endpoints).add(local.name)
        if (parent?.type !== 'MemberExpression' || parent.object !== node) return
        const isEndpoint =
          node.type === 'Identifier'
            ? endpoints.has(node.name)
            : node.type === 'MemberExpression' &&
              node.object.type === 'Identifier' &&
              modules.has(node.object.name)
        if (isEndpoint)
          found.push(`${path} reads ${text.slice(parent.start, parent.end)}: import the schema instead`)
      })
      return found
    })

export const boundaryRules: Rule[] = [
  pagesReadNothingOfEndpoints,
  contractImportsNothing,
  workspacesShareOnlyContract,
  areasHaveAnOrder,
  partsKnowNoPages,
  areasHaveADoor,
  fragmentsStandApart,
  areasDoNotKnowTheTests,
  onlyHttpKnowsFastify,
  areasDoNotKnowHttp,
]
