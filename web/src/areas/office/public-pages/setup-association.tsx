import type { Country } from '@academy/contract/base/schemas'
import type { StoredAssociation } from '@academy/contract/site/association/schemas'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { loadCountries } from '../../people/profile/api.ts'
import { loadAssociation } from '../../site/association/api.ts'
import { AssociationForm } from '../../site/association/association-form.tsx'
import { setupTexts } from '../setup/texts.ts'

interface Loaded {
  association: StoredAssociation
  countries: Country[]
}

/** The second step of the set-up: the same form as under settings. */
export const SetupAssociation = ({ call, onDone }: { call: Call; onDone: () => void }) => {
  const texts = useTexts(setupTexts)
  const locale = useLocale()
  const router = useRouter()
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    Promise.all([loadAssociation(call), loadCountries(call)]).then(
      ([association, countries]) => setLoaded({ association, countries }),
      () => setLoaded('failed'),
    )
  }, [call])
  return (
    <>
      {!loaded && <SkeletonList label={texts.steps[1] ?? ''} />}
      {loaded === 'failed' && <p>{texts.association.loadFailed}</p>}
      {loaded && loaded !== 'failed' && (
        <AssociationForm
          call={call}
          association={loaded.association}
          countries={countryOptions(loaded.countries, locale)}
          onSaved={async () => {
            await router.invalidate({ filter: ({ routeId }) => routeId === '__root__' })
            onDone()
          }}
        />
      )}
      <TextButton onClick={onDone}>{texts.association.later}</TextButton>
    </>
  )
}
