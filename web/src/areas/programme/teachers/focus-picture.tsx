import { FOCUS_STEP, type Focus } from '@academy/contract/programme/teachers/portrait'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { portraitTexts } from './portrait-texts.ts'
import './focus-picture.css'

const toStep = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP))

const moves: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-FOCUS_STEP, 0],
  ArrowRight: [FOCUS_STEP, 0],
  ArrowUp: [0, -FOCUS_STEP],
  ArrowDown: [0, FOCUS_STEP],
}

const PREVIEWS = ['high', 'wide'] as const

interface FocusPictureProps {
  /** The address of the picture. */
  picture: string
  focus: Focus
  save: (focus: Focus) => Promise<void>
}

/** Chooses the point that stays visible where a part of the picture is cut off, by pointer and by keys. */
export const FocusPicture = ({ picture, focus: saved, save }: FocusPictureProps) => {
  const texts = useTexts(portraitTexts)
  const id = useId()
  const [focus, setFocus] = useState<Focus>({ focus_left: saved.focus_left, focus_top: saved.focus_top })
  const [isBusy, setBusy] = useState(false)
  const { focus_left: left, focus_top: top } = focus
  const isChanged = left !== saved.focus_left || top !== saved.focus_top
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    setFocus({
      focus_left: toStep(((clientX - box.left) / box.width) * 100),
      focus_top: toStep(((clientY - box.top) / box.height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    setFocus({ focus_left: toStep(left + move[0]), focus_top: toStep(top + move[1]) })
  }
  const onSave = async () => {
    setBusy(true)
    await save(focus).finally(() => setBusy(false))
  }
  return (
    <div className="focus-picture">
      <p className="focus-picture-label" id={`${id}-label`}>
        {texts.focus}
      </p>
      <p className="field-hint" id={`${id}-hint`}>
        {texts.focusHint}
      </p>
      <div className="focus-picture-boxes">
        <div
          className="focus-picture-whole"
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={texts.position(left, top)}
          onKeyDown={onKeyDown}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            at(event)
          }}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) at(event)
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <span className="focus-picture-point" style={{ left: `${left}%`, top: `${top}%` }} />
        </div>
        {PREVIEWS.map(shape => (
          <img
            key={shape}
            className={`focus-picture-${shape}`}
            src={picture}
            alt=""
            style={{ objectPosition: `${left}% ${top}%` }}
          />
        ))}
      </div>
      <Button look="quiet" isPending={isBusy} disabled={!isChanged} onClick={() => void onSave()}>
        {texts.saveFocus}
      </Button>
    </div>
  )
}
