import type { Application } from '@academy/contract/applications/schemas'
import { fullName, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { listTexts } from './list-texts.ts'

type Named = Pick<Application['masterclass'], 'instrument' | 'teacher'>

/** Returns a function that names a masterclass: "Cello with Ilse Marent". */
export const useTitle = () => {
  const locale = useLocale()
  const { titleOf } = useTexts(listTexts)
  return ({ instrument, teacher }: Named): string => titleOf(nameIn(locale, instrument), fullName(teacher))
}
