export const EmailVerification = () => <h1>EmailVerification</h1>
