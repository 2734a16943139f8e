import './portrait.css'
import type { PortraitAddresses, WholePicture } from '@academy/contract/programme/teachers/portrait'
import { DEFAULT_FOCUS } from '@academy/contract/programme/teachers/portrait'

/** How wide a portrait is shown in each place; browsers choose the file by it. */
const SIZES = {
  // On a phone the picture covers a box that is higher than its ratio.
  card: '(width < 30rem) 40vw, (width < 40rem) 11rem, 15rem',
  voice: '(width < 30rem) 26vw, 7.5rem',
  main: '(width < 48rem) 100vw, (width < 64rem) 44vw, 42vw',
  // It covers a box that is higher than the picture.
  wide: '(width < 48rem) 100vw, 80vw',
}

interface PortraitProps {
  portrait: PortraitAddresses | WholePicture
  place: keyof typeof SIZES
  /** Below the fold, so it can load lazily. */
  isBelow?: boolean
}

/** What lies at its focus stays visible where a box has another ratio; CSS knows the usual focus. */
const focusOf = ({ focus_left, focus_top }: PortraitAddresses) => ({
  'data-left': focus_left === DEFAULT_FOCUS.focus_left ? undefined : focus_left,
  'data-top': focus_top === DEFAULT_FOCUS.focus_top ? undefined : focus_top,
})

/** Decorative for screen readers, because the name is beside it. */
export const Portrait = ({ portrait, place, isBelow = false }: PortraitProps) => (
  <picture className="portrait-formats">
    {portrait.sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={SIZES[place]} />
    ))}
    <img
      className="portrait"
      {...focusOf(portrait)}
      src={portrait.small}
      alt=""
      width={'width' in portrait ? portrait.width : 200}
      height={'height' in portrait ? portrait.height : 250}
      loading={isBelow ? 'lazy' : undefined}
      decoding={isBelow ? 'async' : undefined}
      fetchPriority={place === 'main' || place === 'wide' ? 'high' : undefined}
    />
  </picture>
)
