import { locales } from '@academy/contract/base/locale'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { deleteMealType, deleteRoomType } from './api.ts'
import { type LodgingType, LodgingTypeForm } from './lodging-type-form.tsx'
import { lodgingTypeTexts } from './texts.ts'

interface LodgingTypeTableProps {
  call: Call
  kind: 'room' | 'meal'
  academy_id: number
  options: readonly LodgingType[]
  state: TableState
  refresh: () => Promise<void>
}

/** The room types or meal types of an academy, edited in their rows. */
export const LodgingTypeTable = ({
  call,
  kind,
  academy_id,
  options,
  state,
  refresh,
}: LodgingTypeTableProps) => {
  const texts = useTexts(lodgingTypeTexts)
  const locale = useLocale()
  const isRoom = kind === 'room'
  const { newEntry, editorOf, actionColumn } = useRowEditing<LodgingType>({
    table: `${kind}-types`,
    rows: options,
    nameOf: one => nameIn(locale, one),
    remove: one => (isRoom ? deleteRoomType : deleteMealType)(call, one),
    refresh,
  })
  const forms = { call, kind, academy_id }
  const beds: TableColumn<LodgingType>[] = [
    { id: 'beds', title: texts.beds, number: one => ('beds' in one ? one.beds : null) },
    { id: 'taken', title: texts.taken, number: one => ('taken' in one ? one.taken : null) },
  ]
  return (
    <OfficeTable
      id={`${kind}-types`}
      caption={isRoom ? texts.rooms : texts.meals}
      rows={options}
      idOf={({ id }) => id}
      state={state}
      isShort
      empty={isRoom ? texts.noRooms : texts.noMeals}
      newEntry={newEntry(events => <LodgingTypeForm {...forms} {...events} />)}
      editorOf={editorOf((option, events) => <LodgingTypeForm option={option} {...forms} {...events} />)}
      columns={[
        {
          id: 'name',
          title: texts.nameColumn,
          isHeading: true,
          text: one => nameIn(locale, one),
          files: locales.map(language => ({
            title: texts.name[language],
            text: (one: LodgingType) => one[`name_${language}`],
          })),
        },
        { id: 'price', title: texts.price, number: ({ price }) => price, isMoney: true },
        ...(isRoom ? beds : []),
        { id: 'bookings', title: texts.bookings, number: one => one.booking_count },
        {
          id: 'description',
          title: texts.description[locale],
          text: one => one[`description_${locale}`],
          isHiddenAtFirst: true,
        },
        actionColumn,
      ]}
    />
  )
}
