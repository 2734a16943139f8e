import { locales } from '@academy/contract/base/locale'
import type { Programme } from '@academy/contract/programme/editing/schemas'
import { masterclassFacts } from '@academy/contract/programme/masterclasses/facts'
import type { UseFormReturn } from 'react-hook-form'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import type { useValidatedForm } from '../../../ui/form/use-validated-form.ts'
import { DayFields } from './day-fields.tsx'
import type { MasterclassValues } from './masterclass-values.ts'
import { programmeTexts } from './texts.ts'

interface MasterclassFieldsProps<Output> {
  form: UseFormReturn<MasterclassValues, unknown, Output>
  field: ReturnType<typeof useValidatedForm<MasterclassValues, Output>>['field']
  programme: Programme
  academy: NonNullable<Programme['academy']>
  isNew: boolean
  /** A final selection keeps its teacher and instrument. */
  isFinal: boolean
}

export const MasterclassFields = <Output,>({
  form,
  field,
  programme,
  academy,
  isNew,
  isFinal,
}: MasterclassFieldsProps<Output>) => {
  const texts = useTexts(programmeTexts)
  const locale = useLocale()
  const choices = [
    {
      name: 'instrument_id' as const,
      label: texts.instrument,
      options: programme.instruments.map(one => ({ id: one.id, name: nameIn(locale, one) })),
    },
    { name: 'teacher_id' as const, label: texts.teacher, options: programme.teachers },
  ]
  return (
    <>
      {choices.map(({ name, label, options }) => (
        <ControlledField key={name} form={form} name={name}>
          {control => (
            <Dropdown
              label={label}
              options={options}
              isDisabled={isFinal}
              isClosedAtFirst={!isNew && name === 'instrument_id'}
              {...control}
            />
          )}
        </ControlledField>
      ))}
      <DayFields form={form} academy={academy} />
      <div data-width="quarter">
        <TextField label={texts.fee} inputMode="numeric" autoComplete="off" {...field('participation_fee')} />
      </div>
      <div data-width="quarter">
        <TextField
          label={texts.places}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.placesNone}
          {...field('places')}
        />
      </div>
      {locales.map(language => (
        <TextField
          key={language}
          label={texts.tagline(language)}
          lang={language}
          autoComplete="off"
          {...field(`tagline_${language}`)}
        />
      ))}
      <div data-width="full">
        <Checkbox label={texts.closedLabel} disabled={isFinal} {...field('application_closed')} />
        <Checkbox label={texts.automaticLabel} {...field('offers_automatic')} />
        {isFinal && <p className="row-form-keys">{texts.finalNote}</p>}
      </div>
      <details data-width="full">
        <summary>{texts.facts}</summary>
        <p className="row-form-keys">{texts.factsHint}</p>
        <div className="row-form-fields field-row">
          {masterclassFacts.map(fact =>
            locales.map(language => (
              <TextField
                key={language}
                label={texts.factIn(texts.factNames[fact], language)}
                hint={texts.factHints[fact]}
                lang={language}
                autoComplete="off"
                {...field(`${fact}_${language}`)}
              />
            )),
          )}
        </div>
      </details>
      <details data-width="full">
        <summary>{texts.chamberMusic}</summary>
        <div className="row-form-fields field-row">
          {locales.map(language => (
            <TextArea
              key={language}
              label={texts.chamberMusicIn(language)}
              hint={texts.chamberMusicHint}
              lang={language}
              {...field(`chamber_music_${language}`)}
            />
          ))}
        </div>
      </details>
    </>
  )
}
