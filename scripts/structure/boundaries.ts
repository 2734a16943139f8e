// Import boundaries between folders and features.
import { featureOf, isBelow, isInRepository, isPublic, isQueryFile } from './locations.ts'
import { isTest, type Rule, type SourceFile } from './source.ts'

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

const apiFeatureBoundaries: Rule = files =>
  forbid(
    files,
    'a feature may use contract, lib, db, itself, and the queries or public files of others',
    (file, target) => {
      const feature = featureOf(file.path)
      if (feature?.half !== 'api' || isTest(file.path) || !isInRepository(target)) return false
      const other = featureOf(target)
      if (other) return other.name !== feature.name && !isQueryFile(other.file) && !isPublic(files, target)
      if (isBelow(target, 'api/src/http')) return feature.file !== 'routes.ts'
      return !isBelow(target, 'contract/src', 'api/src/lib', 'api/src/db')
    },
  )

const webFeatureBoundaries: Rule = files =>
  forbid(files, 'a feature of the pages may use contract, ui, lib and itself', ({ path }, target) => {
    const feature = featureOf(path)
    if (feature?.half !== 'web' || !isInRepository(target)) return false
    const own = `web/src/features/${feature.name}`
    return !isBelow(target, 'contract/src', 'web/src/ui', 'web/src/lib', own)
  })

const librariesImportNoFeature: Rule = files =>
  forbid(files, 'what features stand on knows none of them', ({ path }, target) => {
    if (isTest(path)) return false
    // The demo applies and pays through the features, so it may import them, and they may not import it.
    if (isBelow(path, 'api/src/db/demo') && !isBelow(target, 'api/src/http')) return false
    if (isBelow(path, 'api/src/lib', 'api/src/db')) return isBelow(target, 'api/src/features', 'api/src/http')
    return isBelow(path, 'web/src/ui', 'web/src/lib') && isBelow(target, 'web/src/features', 'web/src/app')
  })

// api/src/app.ts is the composition root.
const onlyRoutesKnowHttp: Rule = files =>
  forbid(files, 'only routes.ts, api/src/http and app.ts know HTTP', ({ path }, target) => {
    const isHttp =
      path === 'api/src/app.ts' || isBelow(path, 'api/src/http') || featureOf(path)?.file === 'routes.ts'
    return isBelow(path, 'api/src') && !isHttp && !isTest(path) && /^(fastify|@fastify\/.+)$/.test(target)
  })

export const boundaryRules: Rule[] = [
  contractImportsNothing,
  workspacesShareOnlyContract,
  apiFeatureBoundaries,
  webFeatureBoundaries,
  librariesImportNoFeature,
  onlyRoutesKnowHttp,
]
