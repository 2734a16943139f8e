import { InvitedAccount } from '@academy/contract/access/invitations/schemas'
import { locales } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import { NewPerson } from '@academy/contract/office/person-page/schemas'
import { type ReactNode, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { addPerson } from './api.ts'
import { personFormTexts } from './texts.ts'

interface NewPersonFormProps {
  call: Call
  onAdded: (id: number) => void
}

/** Returns the account that has the address already. */
const accountOf = (error: unknown): InvitedAccount | undefined =>
  InvitedAccount.safeParse(error instanceof ApiError ? error.failure.suggestions?.[0] : undefined).data

/** Makes an account for somebody, such as a guest. */
export const NewPersonForm = ({ call, onAdded }: NewPersonFormProps) => {
  const { add: texts } = useTexts(personFormTexts)
  const locale = useLocale()
  const [known, setKnown] = useState<InvitedAccount>()
  const { field, frame } = useContractForm({
    schema: NewPerson,
    known: { locale },
    draft: 'new-person',
    send: async person => {
      setKnown(undefined)
      onAdded(await addPerson(call, person))
    },
    explainFailure: error => {
      setKnown(accountOf(error))
      return explainReason(error, locale)
    },
  })
  const link: ReactNode = known && <PersonLink id={known.id} name={texts.known(fullName(known))} />
  return (
    <Form submitLabel={texts.save} {...frame}>
      <p>{texts.hint}</p>
      <div className="field-pair">
        <TextField label={texts.firstName} autoComplete="off" required {...field('first_name')} />
        <TextField label={texts.lastName} autoComplete="off" required {...field('last_name')} />
      </div>
      <TextField label={texts.email} type="email" autoComplete="off" required {...field('email')} />
      <SelectField
        label={texts.language}
        options={locales.map(value => ({ value, label: texts.languages[value] }))}
        {...field('locale')}
      />
      {link && <p>{link}</p>}
    </Form>
  )
}
