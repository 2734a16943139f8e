import './instrument-table.css'
import { locales } from '@academy/contract/base/locale'
import { descriptionFields } from '@academy/contract/programme/instruments/description-fields'
import type { OfficeInstrument } from '@academy/contract/programme/instruments/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { StepButtons } from '../../../ui/order/step-buttons.tsx'
import { useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { deleteInstrument, orderInstruments } from './api.ts'
import { InstrumentForm } from './instrument-form.tsx'
import { instrumentTexts } from './texts.ts'

interface InstrumentTableProps {
  call: Call
  instruments: OfficeInstrument[]
  state: TableState
  refresh: () => Promise<void>
  /** Renders a drawing of the set. */
  drawing: (name: string | null) => ReactNode
}

const TABLE = 'instruments'

/** All instruments in their order, edited in their rows. */
export const InstrumentTable = ({ call, instruments, state, refresh, drawing }: InstrumentTableProps) => {
  const texts = useTexts(instrumentTexts)
  const locale = useLocale()
  const { newEntry, editorOf, actionColumn } = useRowEditing({
    table: TABLE,
    rows: instruments,
    nameOf: one => nameIn(locale, one),
    remove: one => deleteInstrument(call, one),
    refresh,
  })
  const { act } = useAct({ onChanged: refresh })
  const move = (one: OfficeInstrument, to: number) => {
    const others = instruments.filter(({ id }) => id !== one.id).map(({ id }) => id)
    return act(() => orderInstruments(call, others.toSpliced(to, 0, one.id)))
  }
  return (
    <OfficeTable
      id={TABLE}
      caption={texts.instruments}
      rows={instruments}
      idOf={({ id }) => id}
      state={state}
      isShort
      empty={texts.none}
      newEntry={newEntry(events => <InstrumentForm call={call} {...events} />)}
      editorOf={editorOf((instrument, events) => (
        <InstrumentForm call={call} instrument={instrument} {...events} />
      ))}
      columns={[
        {
          id: 'order',
          title: texts.order,
          cell: one => (
            <div className="instrument-order">
              <StepButtons
                position={instruments.indexOf(one)}
                count={instruments.length}
                upLabel={texts.up(nameIn(locale, one))}
                downLabel={texts.down(nameIn(locale, one))}
                onStep={to => void move(one, to)}
              />
            </div>
          ),
        },
        {
          id: 'drawing',
          title: texts.drawing,
          isTitleHidden: true,
          cell: one => <div className="instrument-symbol">{drawing(one.drawing)}</div>,
        },
        ...locales.map(language => ({
          id: `name_${language}`,
          title: texts.name[language],
          isHeading: language === locale,
          text: (one: OfficeInstrument) => one[`name_${language}`],
        })),
        ...locales.map(language => ({
          id: descriptionFields[language],
          title: texts.description[language],
          text: (one: OfficeInstrument) => one[descriptionFields[language]],
        })),
        { id: 'masterclasses', title: texts.masterclasses, number: one => one.masterclass_count },
        actionColumn,
      ]}
    />
  )
}
