import { endpoints } from '@academy/contract/endpoints'
import { expect, test } from 'vitest'

const namesWith = (key: 'recent' | 'beforeSecondFactor') =>
  Object.entries(endpoints)
    .filter(([, endpoint]) => key in endpoint)
    .map(([name]) => name)
    .toSorted()

test('roles, the bank account, exports of people, erasing and second factors ask for a recent login', () => {
  expect(namesWith('recent')).toEqual([
    'association.updateAssociation',
    'erasure.mailErasureLink',
    'erasure.requestErasure',
    'erasure.requestPersonErasure',
    'invitations.invite',
    'people.exportPeople',
    'retention.changeRetentionPeriods',
    'roles.giveRole',
    'roles.takeRole',
    'secondFactor.addPasskey',
    'secondFactor.beginTotp',
    'secondFactor.confirmTotp',
    'secondFactor.makeRecoveryCodes',
    'secondFactor.passkeyOptions',
    'secondFactor.removePasskey',
    'secondFactor.removeTotp',
    'secondFactorOffice.changeRequirement',
    'secondFactorOffice.resetSecondFactor',
    'teachers.createTeacherAccount',
    'teachers.inviteTeacher',
    'teachers.linkAccount',
    'teachers.unlinkAccount',
  ])
})

test('without the second factor that they need, people get to its set-up and out again, and to nothing else', () => {
  expect(namesWith('beforeSecondFactor')).toEqual([
    'accounts.logout',
    'accounts.me',
    'secondFactor.addPasskey',
    'secondFactor.beginTotp',
    'secondFactor.confirmIdentity',
    'secondFactor.confirmTotp',
    'secondFactor.confirmationOptions',
    'secondFactor.makeRecoveryCodes',
    'secondFactor.passkeyOptions',
    'secondFactor.removePasskey',
    'secondFactor.removeTotp',
    'secondFactor.renamePasskey',
    'secondFactor.secondFactor',
  ])
})
