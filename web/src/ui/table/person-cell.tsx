import './person-cell.css'

/** Who it is about, and how to reach them. */
export const PersonCell = ({ full_name, email }: { full_name: string; email: string }) => (
  <div className="person-cell">
    {full_name}
    {/* Where a long address may break first. */}
    <p>
      {email.split('@')[0]}
      <wbr />@{email.split('@')[1]}
    </p>
  </div>
)
