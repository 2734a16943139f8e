import { type Locale, type Localized, locales, localized, localizedBy } from '@academy/contract/base/locale'
import { descriptionFields } from '@academy/contract/programme/instruments/description-fields'
import {
  drawings,
  InstrumentChange,
  InstrumentInput,
  type OfficeInstrument,
} from '@academy/contract/programme/instruments/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import type { RowEvents } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addInstrument, changeInstrument } from './api.ts'
import { instrumentTexts } from './texts.ts'

/** What is typed; an empty drawing is none. */
type InstrumentValues = Localized<'name'> &
  Record<(typeof descriptionFields)[Locale], string> & { drawing: string }

interface InstrumentFormProps extends RowEvents {
  call: Call
  /** Undefined for a new one. */
  instrument?: OfficeInstrument
}

/** Types a new instrument, or edits one in its row. */
export const InstrumentForm = ({ call, instrument, ...events }: InstrumentFormProps) => {
  const texts = useTexts(instrumentTexts)
  const bodyOf = ({ drawing, ...typed }: InstrumentValues) => ({
    ...typed,
    drawing: drawing || null,
    // Without a version it is sent as a new one.
    version: instrument?.version ?? 1,
  })
  const { field, row } = useRowForm({
    schema: schemaFor(InstrumentChange, bodyOf),
    known: instrument
      ? {
          ...localizedBy('name', locale => instrument[`name_${locale}`]),
          description_german: instrument.description_german,
          description_english: instrument.description_english,
          drawing: instrument.drawing ?? '',
        }
      : { ...localized('name', ''), description_german: '', description_english: '', drawing: '' },
    draft: instrument ? undefined : 'instrument',
    save: async values => {
      if (instrument) await changeInstrument(call, instrument, values)
      else await addInstrument(call, InstrumentInput.parse(values))
      return true
    },
    version: instrument?.version,
    ...events,
  })
  return (
    <RowForm
      label={instrument ? texts.instruments : texts.newInstrument}
      isNew={!instrument}
      hasFocus={events.hasFocus}
      deletion={events.deletion}
      {...row}
    >
      {locales.map(language => (
        <div key={language} data-width="third">
          <TextField
            label={texts.name[language]}
            lang={language}
            autoComplete="off"
            {...field(`name_${language}`)}
          />
        </div>
      ))}
      {locales.map(language => (
        <div key={language} data-width="third">
          <TextField
            label={texts.description[language]}
            lang={language}
            autoComplete="off"
            {...field(descriptionFields[language])}
          />
        </div>
      ))}
      <div data-width="third">
        <SelectField
          label={texts.drawing}
          placeholder={texts.noDrawing}
          options={drawings.map(value => ({ value, label: texts.drawings[value] }))}
          {...field('drawing')}
        />
      </div>
    </RowForm>
  )
}
