import './profile.css'
import type { Country } from '@academy/contract/base/schemas'
import { type Address, MAX_ADDRESSES } from '@academy/contract/people/profile/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/dialog/focus-if-lost.ts'
import { Panel } from '../../../ui/panel.tsx'
import { AddressForm } from './address-form.tsx'
import { inOrder } from './address-types.ts'
import { deleteAddress } from './api.ts'
import { profileTexts } from './texts.ts'

interface AddressesCardProps {
  call: Call
  addresses: readonly Address[]
  countries: readonly Country[]
  /** Opens the form of a new address at first. */
  startsAdding: boolean
  /** Reloads the data. */
  onChanged: () => Promise<void>
  onClosed: () => void
}

type OpenedAddress = { what: 'add' } | { what: 'edit'; address: Address } | undefined

export const AddressesCard = ({
  call,
  addresses,
  countries,
  startsAdding,
  onChanged,
  onClosed,
}: AddressesCardProps) => {
  const { addresses: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const [opened, open] = useState<OpenedAddress>(startsAdding ? { what: 'add' } : undefined)
  const title = useRef<HTMLHeadingElement>(null)
  useReturnFocus(addresses.length, title)
  const close = () => {
    open(undefined)
    onClosed()
  }
  const edited = opened?.what === 'edit' ? opened.address : undefined
  const saved = async () => {
    await onChanged()
    close()
    showAlert('success', texts.saved)
  }
  const [askToDelete, question] = useAsk((address: Address) => ({
    title: texts.confirmTitle,
    text: texts.confirm,
    confirmLabel: texts.confirmLabel,
    isDestructive: true,
    act: async () => {
      await deleteAddress(call, address.id)
      await onChanged()
      return texts.deleted
    },
  }))
  return (
    <Panel
      title={texts.title}
      titleRef={title}
      action={
        addresses.length < MAX_ADDRESSES && (
          <TextButton onClick={() => open({ what: 'add' })}>{texts.add}</TextButton>
        )
      }
    >
      {addresses.length === 0 && <p className="profile-missing">{texts.none}</p>}
      <ul className="addresses">
        {inOrder(addresses).map(address => (
          <AddressItem
            key={address.id}
            address={address}
            onEdit={() => open({ what: 'edit', address })}
            onDelete={() => askToDelete(address)}
          />
        ))}
      </ul>
      <Dialog isOpen={opened !== undefined} onClose={close} title={edited ? texts.edit : texts.add}>
        <AddressForm
          call={call}
          edited={edited}
          addresses={addresses}
          countries={countryOptions(countries, locale)}
          onSaved={saved}
        />
      </Dialog>
      {question}
    </Panel>
  )
}

interface AddressItemProps {
  address: Address
  onEdit: () => void
  onDelete: () => void
}

const AddressItem = ({ address, onEdit, onDelete }: AddressItemProps) => {
  const texts = useTexts(profileTexts)
  const locale = useLocale()
  const type = texts.addresses.types[address.type]
  return (
    <li>
      <h3>{type}</h3>
      <address>
        {address.street}
        <br />
        {address.zip} {address.city}
        <br />
        {nameIn(locale, address.country)}
      </address>
      <div className="profile-actions">
        <TextButton aria-label={texts.addresses.editOne(type)} onClick={onEdit}>
          {texts.edit}
        </TextButton>
        <TextButton aria-label={texts.addresses.deleteOne(type)} onClick={onDelete}>
          {texts.delete}
        </TextButton>
      </div>
    </li>
  )
}
