import '../../ui/text-button.css'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

const MAX_PLAYERS = 20
const nobody = { name: '', instrument: '' }

/** Chamber music has an ensemble, and everybody in it a name and an instrument. */
export const EnsembleFields = ({
  request: { typed, faults, type, choose, lookAt },
}: {
  request: RequestState
}) => {
  const texts = useTexts(requestTexts)
  const { chamber_ensemble: players } = typed
  const rows = useRef<HTMLFieldSetElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const change = (place: number, part: Partial<typeof nobody>) =>
    type({
      chamber_ensemble: players.map((player, index) => (index === place ? { ...player, ...part } : player)),
    })
  const remove = (place: number) => {
    choose({ chamber_ensemble: players.filter((_, index) => index !== place) })
    adding.current?.focus()
  }
  const add = () => {
    flushSync(() => choose({ chamber_ensemble: [...players, nobody] }, 'chamber_ensemble'))
    rows.current?.querySelector<HTMLElement>('.concert-player:last-of-type input')?.focus()
  }
  const toggle = (is_chamber_music: boolean) =>
    choose({ is_chamber_music, ...(players.length === 0 && { chamber_ensemble: [nobody] }) })
  return (
    <>
      <Checkbox
        label={texts.chamber}
        checked={typed.is_chamber_music}
        onChange={({ target }) => toggle(target.checked)}
      />
      {typed.is_chamber_music && (
        <fieldset className="concert-fieldset" ref={rows}>
          <legend>{texts.ensemble}</legend>
          <p className="field-hint">{texts.ensembleHint}</p>
          {players.map((player, place) => (
            // A row is nothing but its place: nobody in it has a number.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <fieldset key={place} className="concert-player" aria-label={texts.player(place + 1)}>
              {(['name', 'instrument'] as const).map(part => (
                <TextField
                  key={part}
                  label={texts[part]}
                  value={player[part]}
                  autoComplete="off"
                  maxLength={100}
                  error={faults[`chamber_ensemble.${place}.${part}`]}
                  onChange={({ target }) => change(place, { [part]: target.value })}
                  onBlur={() => lookAt([`chamber_ensemble.${place}.${part}`])}
                />
              ))}
              <button
                type="button"
                className="text-button text-button-danger"
                aria-label={texts.removePlayer(player.name.trim() || texts.player(place + 1))}
                onClick={() => remove(place)}
              >
                {texts.remove}
              </button>
            </fieldset>
          ))}
          <p className="field-error">{faults['chamber_ensemble']}</p>
          {players.length < MAX_PLAYERS && (
            <button type="button" className="text-button" ref={adding} onClick={add}>
              + {texts.addPlayer}
            </button>
          )}
        </fieldset>
      )}
    </>
  )
}
