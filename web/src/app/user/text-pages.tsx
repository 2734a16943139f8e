import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { settingsGroups } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { inSettings } from './settings-route.tsx'
import { below, fillCache, LoadFailed, personalPage } from './user-route.tsx'

const texts = createRoute({
  getParentRoute: inSettings,
  path: below(paths.TextsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Texts', description: 'The texts of the site and of the emails, in both languages.' },
      de: { title: 'Texte', description: 'Die Texte der Website und der E-Mails, in beiden Sprachen.' },
    },
    access: 'manage_site',
    section: 'settings',
    sectionGroup: settingsGroups.site,
  }),
  validateSearch: tableSearch('kind', 'part', 'state'),
  loader: fillCache(async () => (await import('../../areas/site/office-pages/texts-page.tsx')).textsQueries),
  component: lazy(() => import('../../areas/site/office-pages/texts-page.tsx'), 'TextsPage'),
  errorComponent: LoadFailed,
})
const text = createRoute({
  getParentRoute: inSettings,
  path: below(paths.TextAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Text', description: 'A text of the site in both languages, with its versions.' },
      de: { title: 'Text', description: 'Ein Text der Website in beiden Sprachen, mit seinen Fassungen.' },
    },
    access: 'manage_site',
  }),
  loader: async visit => (await import('../../areas/site/office-pages/texts-page.tsx')).loadTextPage(visit),
  component: lazy(() => import('../../areas/site/office-pages/texts-page.tsx'), 'TextPage'),
  errorComponent: LoadFailed,
})

const documents = createRoute({
  getParentRoute: inSettings,
  path: below(paths.DocumentsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Documents', description: 'Consent form and terms with all their versions.' },
      de: { title: 'Dokumente', description: 'Einwilligung und Bedingungen mit allen ihren Fassungen.' },
    },
    access: 'manage_site',
    section: 'settings',
    sectionGroup: settingsGroups.site,
  }),
  validateSearch: tableSearch('kind', 'state'),
  loader: fillCache(
    async () => (await import('../../areas/site/office-pages/documents-page.tsx')).documentsQueries,
  ),
  component: lazy(() => import('../../areas/site/office-pages/documents-page.tsx'), 'DocumentsPage'),
  errorComponent: LoadFailed,
})
const document = createRoute({
  getParentRoute: inSettings,
  path: below(paths.DocumentAdmin),
  ...personalPage({
    texts: {
      en: { title: 'New version', description: 'A new version of a document, written or uploaded.' },
      de: {
        title: 'Neue Fassung',
        description: 'Eine neue Fassung eines Dokuments, geschrieben oder hochgeladen.',
      },
    },
    access: 'manage_site',
  }),
  loader: async visit =>
    (await import('../../areas/site/office-pages/documents-page.tsx')).loadDocumentPage(visit),
  component: lazy(() => import('../../areas/site/office-pages/documents-page.tsx'), 'DocumentPage'),
  errorComponent: LoadFailed,
})

/** The texts of the site and the documents to agree to. */
export const textPages = [texts, text, documents, document] as const
