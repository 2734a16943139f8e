import type { Profile } from '@academy/contract/people/profile/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { AddressForm } from '../profile/address-form.tsx'
import { countriesQuery } from '../profile/api.ts'
import { profileTexts } from '../profile/texts.ts'

/** The address of invoices is the billing address, or else the main one. */
const hasInvoiceAddress = ({ addresses }: Profile) => addresses.some(({ type }) => type !== 'PARENTS')

/** Asks for an address before the first invoice, in a dialog that keeps what is typed on the page. */
export const AddressNote = ({ call, profile }: { call: Call; profile: Profile }) => {
  const { addressNote: texts, addresses } = useTexts(profileTexts)
  const locale = useLocale()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const countries = useQuery({ ...countriesQuery(call), enabled: isOpen }).data ?? []
  if (hasInvoiceAddress(profile)) return null
  const saved = async () => {
    await refresh()
    showAlert('success', addresses.saved)
  }
  return (
    <Note title={texts.title}>
      <p>{texts.text}</p>
      <Button onClick={() => setOpen(true)}>{texts.action}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={addresses.add}>
        <AddressForm
          call={call}
          edited={undefined}
          addresses={profile.addresses}
          countries={countryOptions(countries, locale)}
          onSaved={saved}
        />
      </Dialog>
    </Note>
  )
}
