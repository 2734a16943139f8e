import './spinner.css'

/** A loading indicator. The label is for screen readers; omit it if the adjacent text says the same. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="spinner" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
    {label && <span className="visually-hidden">{label}</span>}
  </span>
)
