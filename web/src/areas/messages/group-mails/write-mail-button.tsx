import { useNavigate } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { paths } from '../../../base/pages/paths.ts'
import { BeginMail } from './begin-mail.tsx'

interface WriteMailButtonProps {
  call: Call
  /** The recipients; without them a group is chosen. */
  ids?: readonly number[]
}

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
