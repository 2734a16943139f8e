import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../base/pages/paths.ts'
import { BeginMail, type BeginMailProps } from './begin-mail.tsx'

type WriteMailButtonProps = Omit<BeginMailProps, 'onAdded'>

/** Begins a mail to these people and opens it. */
export const WriteMailButton = (props: WriteMailButtonProps) => {
  const navigate = useNavigate()
  return (
    <BeginMail
      {...props}
      onAdded={id => navigate({ to: paths.GroupMailAdmin, params: { groupMailId: String(id) } })}
    />
  )
}
