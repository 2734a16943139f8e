import './person-cell.css'

/** A person's name and email address. */
export const PersonCell = ({ full_name, email }: { full_name: string; email: string }) => (
  <div className="person-cell">
    {full_name}
    {/* A preferred line break in long addresses. */}
    <p>
      {email.split('@')[0]}
      <wbr />@{email.split('@')[1]}
    </p>
  </div>
)
