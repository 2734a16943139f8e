import './email-text.css'

/** An email address that breaks after the @ only, or anywhere if a part does not fit into a line. */
export const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@') + 1
  return (
    <span className="email-text">
      {/* A block of its own does not break at a hyphen while it fits. */}
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  )
}
