import './step-buttons.css'

interface StepButtonsProps {
  /** Counted from 0. */
  position: number
  count: number
  /** With a button to the top, for lists in which somebody may have to move far. */
  topLabel?: string
  upLabel: string
  downLabel: string
  onStep: (position: number, control: 'top' | 'up' | 'down') => void
}

/** Buttons to move up and down. At the ends the button stays, to keep the focus. */
export const StepButtons = ({ position, count, topLabel, upLabel, downLabel, onStep }: StepButtonsProps) => {
  const toTop = {
    control: 'top',
    to: position > 0 ? 0 : -1,
    path: 'M3 2.5h10M8 14V5.5M3.5 10 8 5.5l4.5 4.5',
  } as const
  const steps = [
    ...(topLabel === undefined ? [] : [{ ...toTop, label: topLabel }]),
    { control: 'up', to: position - 1, label: upLabel, path: 'M8 13V3M3.5 7.5 8 3l4.5 4.5' },
    { control: 'down', to: position + 1, label: downLabel, path: 'M8 3v10M3.5 8.5 8 13l4.5-4.5' },
  ] as const
  return steps.map(({ control, to, label, path }) => {
    const isEnd = to < 0 || to >= count
    return (
      <div key={control} data-control={control}>
        <button
          type="button"
          className="order-step"
          aria-label={label}
          aria-disabled={isEnd}
          onClick={() => !isEnd && onStep(to, control)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
    )
  })
}

/** Shows where to hold what can be dragged. */
export const Grip = () => (
  <svg className="order-grip" viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
    <path d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01" />
  </svg>
)
