import { type Crop, MIN_CROP_WIDTH, PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { portraitTexts } from './portrait-texts.ts'
import './crop-picture.css'

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The widest part that has the ratio of a portrait, as a fraction of the width. */
export const widest = ({ width, height }: PictureSize): number =>
  Math.min(1, (height * PORTRAIT_RATIO) / width)

/** The narrowest part that still has enough pixels. */
const narrowest = (picture: PictureSize): number => Math.min(widest(picture), MIN_CROP_WIDTH / picture.width)

/** The height of a part, as a fraction of the height. */
export const heightOf = ({ width }: Pick<Crop, 'width'>, picture: PictureSize): number =>
  Math.min(1, (width * picture.width) / PORTRAIT_RATIO / picture.height)

const inside = (crop: Crop, picture: PictureSize): Crop => {
  const width = between(crop.width, narrowest(picture), widest(picture))
  return {
    width,
    left: between(crop.left, 0, 1 - width),
    top: between(crop.top, 0, 1 - heightOf({ width }, picture)),
  }
}

/** The largest part, in the middle and at the upper third, where a face usually is. */
export const firstCrop = (picture: PictureSize): Crop => {
  const width = widest(picture)
  return { width, left: (1 - width) / 2, top: (1 - heightOf({ width }, picture)) / 3 }
}

/** Moves the part by fractions of its own width and height. */
export const moveCrop = (crop: Crop, picture: PictureSize, right: number, down: number): Crop => {
  const left = crop.left + right * crop.width
  return inside({ ...crop, left, top: crop.top + down * heightOf(crop, picture) }, picture)
}

/** How many times the part is enlarged; 1 is the widest part. */
export const zoomOf = (crop: Crop, picture: PictureSize): number => widest(picture) / crop.width

export const maxZoom = (picture: PictureSize): number => widest(picture) / narrowest(picture)

/** Keeps the middle of the part. */
export const zoomCrop = (crop: Crop, picture: PictureSize, zoom: number): Crop => {
  const width = between(widest(picture) / zoom, narrowest(picture), widest(picture))
  const left = crop.left + (crop.width - width) / 2
  const top = crop.top + (heightOf(crop, picture) - heightOf({ width }, picture)) / 2
  return inside({ width, left, top }, picture)
}

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
