import type { ReadinessKey } from '@academy/contract/setup/schemas'
import { readinessQuery } from '../../../features/setup/api.ts'
import { ReadinessList } from '../../../features/setup/readiness-list.tsx'
import type { Call } from '../../../lib/api.ts'
import { useLoadedData } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'

const pathOf: Record<ReadinessKey, string> = {
  demo_data: paths.AssociationAdmin,
  association: paths.AssociationAdmin,
  bank_account: paths.AssociationAdmin,
  mail: `${paths.AssociationAdmin}#mail`,
  academy: paths.AcademiesAdmin,
  masterclass: paths.MasterclassesAdmin,
  portrait: paths.TeachersAdmin,
  teacher_account: paths.TeachersAdmin,
  beds: paths.RoomsAdmin,
  terms: paths.DocumentsAdmin,
}

/** For the office: the list loads by itself, because the overview does not need it. */
export const BeforeOpening = ({ call }: { call: Call }) => {
  const { found } = useLoadedData(readinessQuery(call))
  return found ? <ReadinessList items={found} pathOf={pathOf} /> : null
}
