import './crop-picture.css'
import { type Crop, PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { heightOf, maxZoom, moveCrop, type PictureSize, zoomCrop, zoomOf } from './crop.ts'
import { portraitTexts } from './portrait-texts.ts'

/** A picture ready to be drawn: scaled down for the screen, with its original size. */
export interface LoadedPicture extends PictureSize {
  bitmap: ImageBitmap
}

interface CropPictureProps {
  picture: LoadedPicture
  crop: Crop
  onCrop: (crop: Crop) => void
}

const WIDTH = 480
const HEIGHT = WIDTH / PORTRAIT_RATIO
const KEY_STEP = 0.05
const ZOOM_STEP = 1.1

const moves: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

/** Shows the selected part as it will be, to be moved by dragging and by keys, and zoomed. */
export const CropPicture = ({ picture, crop, onCrop }: CropPictureProps) => {
  const texts = useTexts(portraitTexts)
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; y: number } | undefined>(undefined)
  const zoom = zoomOf(crop, picture)
  useEffect(() => {
    const { bitmap } = picture
    const from = [crop.left * bitmap.width, crop.top * bitmap.height] as const
    const size = [crop.width * bitmap.width, heightOf(crop, picture) * bitmap.height] as const
    canvas.current?.getContext('2d')?.drawImage(bitmap, ...from, ...size, 0, 0, WIDTH, HEIGHT)
  }, [picture, crop])
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const factor = zooms[event.key]
    if (!move && !factor) return
    event.preventDefault()
    onCrop(move ? moveCrop(crop, picture, ...move) : zoomCrop(crop, picture, zoom * (factor ?? 1)))
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = dragged.current
    if (!before) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    // The picture follows the pointer, so the part moves the other way.
    const [right, down] = [(before.x - event.clientX) / width, (before.y - event.clientY) / height]
    dragged.current = { x: event.clientX, y: event.clientY }
    onCrop(moveCrop(crop, picture, right, down))
  }
  const stop = () => {
    dragged.current = undefined
  }
  const [left, top] = [Math.round(crop.left * 100), Math.round(crop.top * 100)]
  return (
    <div className="crop-picture">
      <p className="crop-picture-label" id={`${id}-label`}>
        {texts.crop}
      </p>
      <p className="field-hint" id={`${id}-hint`}>
        {texts.cropHint}
      </p>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
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
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={stop}
        onPointerCancel={stop}
      />
      <label className="crop-picture-zoom">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom(picture)}
          step="any"
          value={zoom}
          disabled={maxZoom(picture) <= 1}
          onChange={event => onCrop(zoomCrop(crop, picture, event.target.valueAsNumber))}
        />
      </label>
    </div>
  )
}
