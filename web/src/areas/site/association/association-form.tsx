import { locales, localized } from '@academy/contract/base/locale'
import { MAX_BOARD_MEMBERS } from '@academy/contract/site/association/schemas'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import {
  AddressFields,
  BankFields,
  ContactFields,
  type Country,
  FieldGroup,
  LanguagePair,
  ReminderFields,
  SiteFields,
} from './association-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { associationTexts } from './texts.ts'
import {
  type AssociationFields,
  type AssociationFormProps,
  useAssociationForm,
} from './use-association-form.ts'
import './association.css'

/** Board and purpose, for the imprint. */
const BoardFields = ({ form, field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'board' })
  return (
    <FieldGroup title={texts.people}>
      <EntryList
        title={texts.board}
        ids={fields.map(({ id }) => id)}
        max={MAX_BOARD_MEMBERS}
        nameOf={place => fields[place]?.name || texts.member(place + 1)}
        addLabel={texts.addMember}
        onAdd={() => append({ name: '', ...localized('function', '') })}
        onRemove={remove}
      >
        {place => (
          <>
            <TextField label={texts.memberName} required {...field(`board.${place}.name`)} />
            <LanguagePair
              label={texts.function}
              required
              fieldOf={language => field(`board.${place}.function_${language}`)}
            />
          </>
        )}
      </EntryList>
      <div className="field-pair">
        {locales.map(language => (
          <TextArea
            key={language}
            label={`${texts.purpose}, ${texts.languages[language]}`}
            lang={language}
            rows={4}
            {...field(`purpose_${language}`)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Everything that site, mails, invoices and documents say about the association. */
export const AssociationForm = ({
  countries,
  ...props
}: AssociationFormProps & { countries: readonly Country[] }) => {
  const texts = useTexts(associationTexts)
  const { form, field, frame, conflict } = useAssociationForm(props)
  const fields = { form, field }
  return (
    <div className="association-form">
      <p>{texts.intro}</p>
      {conflict && <ConflictNote title={texts.conflictTitle} {...conflict} />}
      <Form submitLabel={texts.save} {...frame}>
        <SiteFields {...fields} />
        <AddressFields {...fields} countries={countries} />
        <ContactFields {...fields} />
        <BoardFields {...fields} />
        <BankFields {...fields} />
        <ReminderFields {...fields} />
      </Form>
    </div>
  )
}
