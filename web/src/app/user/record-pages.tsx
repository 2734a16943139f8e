import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { below, inUser, personalPage } from './user-route.tsx'

export const record = createRoute({
  getParentRoute: inUser,
  path: below(paths.RecordAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Record', description: 'Who did what, and when.' },
      de: { title: 'Protokoll', description: 'Wer wann was getan hat.' },
    },
    access: 'read_record',
    personalMenu: [{ icon: 'record', short: { en: 'Record', de: 'Protokoll' } }],
  }),
  validateSearch: tableSearch('person', 'kind', 'from', 'to'),
  component: lazy(() => import('../../areas/office/office-pages/audit-log/record-page.tsx'), 'RecordPage'),
  pendingComponent: lazy(
    () => import('../../areas/office/office-pages/audit-log/record-page.tsx'),
    'RecordLoading',
  ),
})
