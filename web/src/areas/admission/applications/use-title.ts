import type { Application } from '@academy/contract/admission/applications/schemas'
import { fullName, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { listTexts } from './list-texts.ts'

type Named = Pick<Application['masterclass'], 'instrument' | 'teacher'>

/** Returns a function that names a masterclass: "Cello with Ilse Marent". */
export const useTitle = () => {
  const locale = useLocale()
  const { titleOf } = useTexts(listTexts)
  return ({ instrument, teacher }: Named): string => titleOf(nameIn(locale, instrument), fullName(teacher))
}
