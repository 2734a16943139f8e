import './place-dialog.css'
import '../../../ui/button.css'
import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { useState } from 'react'
import { formatShortRange, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { bedsInUse, roomsFor, warningsIn } from './plan.ts'
import { planTexts } from './plan-texts.ts'
import { useWarningText } from './use-warning-text.ts'

interface PlaceDialogProps {
  plan: RoomPlan
  guest: PlanGuest
  onPlace: (room_id: number) => void
  onClose: () => void
}

/** Chooses a room by keyboard, and shows the warnings beforehand. */
export const PlaceDialog = (props: PlaceDialogProps) => (
  <ModalDialog isOpen title={useTexts(planTexts).placeTitle(props.guest.full_name)} onClose={props.onClose}>
    <PlaceForm {...props} />
  </ModalDialog>
)

const PlaceForm = ({ plan, guest, onPlace, onClose }: PlaceDialogProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const wordsOf = useWarningText(plan)
  const [chosen, choose] = useState<number | null>(null)
  const rooms = roomsFor(plan, guest)
  const room = rooms.find(({ id }) => id === chosen)
  const full = plan.rooms.filter(({ id }) => id !== guest.room_id).length - rooms.length
  // Not a form: Enter in the list chooses a room, and its warnings are shown before the person is placed.
  return (
    <div className="place-form">
      <p>
        {formatShortRange(guest.start_date, guest.end_date)}
        {guest.comment && ` · ${guest.comment}`}
      </p>
      {rooms.length === 0 ? (
        <p>{texts.noneFree}</p>
      ) : (
        <Dropdown
          label={texts.chooseRoom}
          hint={texts.chooseHint}
          autoFocus
          isClosedAtFirst
          value={chosen}
          onChange={choose}
          options={rooms.map(option => {
            const { id, name, beds } = option
            const type = plan.room_types.find(one => one.id === option.room_type_id)
            const used = bedsInUse(plan, option, guest)
            return { id, name: texts.option(name, type ? nameIn(locale, type) : '', used, beds) }
          })}
        />
      )}
      {rooms.length > 0 && full > 0 && <p className="place-note">{texts.full(full)}</p>}
      <div role="status">
        {room &&
          warningsIn(plan, guest, room).map(warning => (
            <WarningLine key={JSON.stringify(warning)} text={wordsOf(warning)} />
          ))}
      </div>
      <div className="place-actions">
        <button type="button" className="button" disabled={!room} onClick={() => room && onPlace(room.id)}>
          {texts.confirm}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </div>
  )
}
