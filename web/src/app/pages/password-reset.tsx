export const PasswordReset = () => <h1>PasswordReset</h1>
