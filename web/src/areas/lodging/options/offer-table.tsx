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
import { type Offer, OfferForm } from './offer-form.tsx'
import { offerTexts } from './texts.ts'

interface OfferTableProps {
  call: Call
  kind: 'room' | 'meal'
  academy_id: number
  offers: readonly Offer[]
  state: TableState
  refresh: () => Promise<void>
}

/** The room types or meal types of an academy, edited in their rows. */
export const OfferTable = ({ call, kind, academy_id, offers, state, refresh }: OfferTableProps) => {
  const texts = useTexts(offerTexts)
  const locale = useLocale()
  const isRoom = kind === 'room'
  const { newEntry, editorOf, actionColumn } = useRowEditing<Offer>({
    table: `${kind}-types`,
    rows: offers,
    nameOf: one => nameIn(locale, one),
    remove: one => (isRoom ? deleteRoomType : deleteMealType)(call, one),
    refresh,
  })
  const forms = { call, kind, academy_id }
  const beds: TableColumn<Offer>[] = [
    { id: 'beds', title: texts.beds, number: one => ('beds' in one ? one.beds : null) },
    { id: 'taken', title: texts.taken, number: one => ('taken' in one ? one.taken : null) },
  ]
  return (
    <OfficeTable
      id={`${kind}-types`}
      caption={isRoom ? texts.rooms : texts.meals}
      rows={offers}
      idOf={({ id }) => id}
      state={state}
      isShort
      empty={isRoom ? texts.noRooms : texts.noMeals}
      newEntry={newEntry(events => <OfferForm {...forms} {...events} />)}
      editorOf={editorOf((offer, events) => <OfferForm offer={offer} {...forms} {...events} />)}
      columns={[
        {
          id: 'name',
          title: texts.nameColumn,
          isHeading: true,
          text: one => nameIn(locale, one),
          files: locales.map(language => ({
            title: texts.name[language],
            text: (one: Offer) => one[`name_${language}`],
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
