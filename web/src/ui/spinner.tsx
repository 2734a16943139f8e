import './spinner.css'

/** Something is on its way. Screen readers hear the label; give none where the text beside it says it. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="spinner" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
    {label && <span className="visually-hidden">{label}</span>}
  </span>
)
