import { useTexts } from '../../lib/i18n/texts.ts'
import { useMember } from './member.ts'
import { userTexts } from './texts.ts'
import { UnverifiedNote } from './unverified-note.tsx'

export const Dashboard = () => {
  const texts = useTexts(userTexts)
  const member = useMember()
  return (
    <>
      <h1>{texts.greeting(member.first_name)}</h1>
      {!member.email_verified && <UnverifiedNote email={member.email} />}
      <p className="user-quiet">{texts.next}</p>
    </>
  )
}
