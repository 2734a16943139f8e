import {
  type Composer,
  ComposerInput,
  type ComposerSuggestion,
} from '@academy/contract/concerts/repertoire/schemas'
import { type Ref, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftForm } from '../../../base/use-draft-form.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Field, type FieldProps } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { addComposer } from './api.ts'
import { namedComposer } from './catalogue-names.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { CatalogueDialog, useAddition } from './similar-step.tsx'

const wordsIn = (text: string) => text.split(/\s+/).filter(word => word !== '')
const isSmall = (word: string) => /^\p{Ll}/u.test(word)

/** Splits a search into the parts of a name: "Ludwig van Beethoven" and "Beethoven, Ludwig van". */
export const nameParts = (typed: string) => {
  const [before = '', after] = typed.split(',', 2)
  const turned = after === undefined ? typed : `${after} ${before}`
  const words = wordsIn(turned)
  const last_name = words.pop() ?? ''
  // If everything is lower case, prefixes cannot be detected.
  const isWritten = words.length > 0 && !isSmall(words[0] ?? '')
  const firstSmall = isWritten ? words.findIndex(isSmall) : -1
  const end = firstSmall === -1 ? words.length : firstSmall
  return {
    first_name: words.slice(0, end).join(' '),
    last_prefix: words.slice(end).join(' '),
    last_name,
  }
}

const MAX_DIGITS = 4

/** Returns the first four digits typed. */
export const typedYear = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}

interface YearFieldProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  onBlur: () => void
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A year field: digits only, at most four. */
const YearField = ({ label, hint, error, value, onChange, ...input }: YearFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {control => (
      <input
        className="control"
        {...input}
        {...control}
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(typedYear(target.value))}
      />
    )}
  </Field>
)

interface ComposerDialogProps {
  call: Call
  /** The search without a result. */
  text: string
  /** The input before a reload. */
  entered: object | undefined
  onEntered: (entered: object) => void
  onChosen: (composer: Composer) => void
  onClose: () => void
}

/** Adds a missing composer, or picks a similar existing one. */
export const ComposerDialog = ({
  call,
  text,
  entered,
  onEntered,
  onChosen,
  onClose,
}: ComposerDialogProps) => {
  const { composer: texts } = useTexts(catalogueTexts)
  const [isAlive, setAlive] = useState(false)
  const addition = useAddition<ComposerInput, Composer, ComposerSuggestion>({
    add: entry => addComposer(call, entry),
    similarCode: 'composer_similar',
    onAdded: onChosen,
    onTaken: onChosen,
  })
  const { form, field, recheck, frame } = useContractForm<typeof ComposerInput._zod.input, ComposerInput>({
    schema: ComposerInput,
    known: { ...nameParts(text), year_of_death: null },
    kept: entered,
    send: addition.send,
    explainFailure: addition.explainFailure,
  })
  useDraftForm(form, { keep: onEntered })
  const live = (isStillAlive: boolean) => {
    setAlive(isStillAlive)
    form.setValue('year_of_death', null)
    void form.trigger('year_of_death')
  }
  return (
    <CatalogueDialog
      title={texts.title}
      submitLabel={texts.save}
      addition={addition}
      frame={frame}
      questionOf={({ canCreate }) => (canCreate ? texts.similar : texts.exists)}
      shownOf={one => ({ ...namedComposer(one), note: texts.verdicts[one.verdict] })}
      onClose={onClose}
    >
      <TextField label={texts.firstName} required {...field('first_name')} />
      <TextField label={texts.prefix} hint={texts.prefixHint} {...field('last_prefix')} />
      <TextField label={texts.lastName} required {...field('last_name')} />
      <div className="field-pair">
        <ControlledField form={form} name="year_of_birth">
          {({ onBlur, ...year }) => (
            <YearField
              label={texts.birth}
              {...year}
              onBlur={() => {
                onBlur()
                recheck('year_of_death')()
              }}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="year_of_death">
          {year => <YearField label={texts.death} disabled={isAlive} {...year} />}
        </ControlledField>
      </div>
      <Checkbox label={texts.alive} checked={isAlive} onChange={({ target }) => live(target.checked)} />
    </CatalogueDialog>
  )
}
