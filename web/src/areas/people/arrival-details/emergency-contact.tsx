interface EmergencyContactProps {
  details: { emergency_name: string; emergency_phone: string; emergency_relation: string }
}

/** A name, and a number that a phone can call. */
export const EmergencyContact = ({ details }: EmergencyContactProps) => {
  const { emergency_name: name, emergency_phone: phone, emergency_relation: relation } = details
  return (
    <>
      {name}
      {relation && ` (${relation})`}
      <br />
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
    </>
  )
}
