import { type Localized, locales, localized, localizedBy } from '@academy/contract/base/locale'
import {
  MealTypeChange,
  type OfficeMealType,
  type OfficeRoomType,
  RoomTypeChange,
} from '@academy/contract/lodging/options/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { parseWholeNumber } from '../../../ui/form/whole-number.ts'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import type { RowEvents } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addMealType, addRoomType, changeMealType, changeRoomType } from './api.ts'
import { lodgingTypeTexts } from './texts.ts'

export type LodgingType = OfficeMealType | OfficeRoomType

type LodgingTypeValues = Localized<'name'> & Localized<'description'> & { price: number | null; beds: string }

interface LodgingTypeFormProps extends RowEvents {
  call: Call
  kind: 'room' | 'meal'
  academy_id: number
  /** Undefined for a new one. */
  option?: LodgingType
}

const valuesOf = (option: LodgingType | undefined): LodgingTypeValues => ({
  ...(option ? localizedBy('name', locale => option[`name_${locale}`]) : localized('name', '')),
  ...(option
    ? localizedBy('description', locale => option[`description_${locale}`])
    : localized('description', '')),
  price: option?.price ?? null,
  beds: option && 'beds' in option ? String(option.beds) : '',
})

/** Types a new room type or meal type, or edits one in its row. */
export const LodgingTypeForm = ({ call, kind, academy_id, option, ...props }: LodgingTypeFormProps) => {
  const texts = useTexts(lodgingTypeTexts)
  const isRoom = kind === 'room'
  // A new one has no version yet; the schema of the request leaves it out.
  const version = option?.version ?? 1
  const { form, field, row } = useRowForm<LodgingTypeValues, object>({
    schema: schemaFor(isRoom ? RoomTypeChange : MealTypeChange, ({ beds, ...typed }: LodgingTypeValues) => ({
      ...typed,
      ...(isRoom && { beds: parseWholeNumber(beds) }),
      version,
    })),
    known: valuesOf(option),
    draft: option ? undefined : `${kind}-${academy_id}`,
    save: async values => {
      if (isRoom) await saveRoom(RoomTypeChange.parse(values))
      else await saveMeal(MealTypeChange.parse(values))
      return true
    },
    version: option?.version,
    onDone: props.onDone,
    onReload: props.onReload,
    onRebase: props.onRebase,
    leave: props.leave,
  })
  const saveRoom = ({ version: _, ...columns }: RoomChange) =>
    option
      ? changeRoomType(call, option.id, { ...columns, version })
      : addRoomType(call, { ...columns, academy_id })
  const saveMeal = ({ version: _, ...columns }: MealChange) =>
    option
      ? changeMealType(call, option.id, { ...columns, version })
      : addMealType(call, { ...columns, academy_id })
  const label = isRoom ? (option ? texts.rooms : texts.newRoom) : option ? texts.meals : texts.newMeal
  return (
    <RowForm label={label} isNew={!option} hasFocus={props.hasFocus} deletion={props.deletion} {...row}>
      {locales.map(language => (
        <div key={language} data-width={isRoom ? 'quarter' : 'third'}>
          <TextField
            label={texts.name[language]}
            lang={language}
            autoComplete="off"
            {...field(`name_${language}`)}
          />
        </div>
      ))}
      <div data-width={isRoom ? 'quarter' : 'third'}>
        <ControlledField form={form} name="price">
          {control => <MoneyInput label={texts.price} {...control} />}
        </ControlledField>
      </div>
      {isRoom && (
        <div data-width="quarter">
          <TextField label={texts.beds} inputMode="numeric" autoComplete="off" {...field('beds')} />
        </div>
      )}
      {locales.map(language => (
        <TextArea
          key={language}
          label={texts.description[language]}
          lang={language}
          {...field(`description_${language}`)}
        />
      ))}
      {option && (
        <p className="row-form-keys" data-width="full">
          {texts.priceNote}
        </p>
      )}
    </RowForm>
  )
}

type RoomChange = ReturnType<typeof RoomTypeChange.parse>
type MealChange = ReturnType<typeof MealTypeChange.parse>
