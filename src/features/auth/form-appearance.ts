import { ThemeSupa } from '@supabase/auth-ui-shared'
import type { Auth } from '@supabase/auth-ui-react'
import type { ComponentProps } from 'react'

type FormProps = ComponentProps<typeof Auth>

/** The app's tokens in the form's words. They resolve to their dark half inside the dark card. */
const tokens = {
  colors: {
    brand: 'var(--color-accent)',
    brandAccent: 'var(--color-accent-strong)',
    brandButtonText: 'var(--color-on-accent)',
    inputBackground: 'var(--color-ground)',
    inputBorder: 'var(--color-edge)',
    inputBorderHover: 'var(--color-accent)',
    inputBorderFocus: 'var(--color-accent)',
    inputText: 'var(--color-ink)',
    inputLabelText: 'var(--color-ink)',
    inputPlaceholder: 'var(--color-ink-soft)',
    messageText: 'var(--color-ink)',
    messageBackground: 'var(--color-accent-soft)',
    messageBorder: 'var(--color-edge)',
    messageTextDanger: 'var(--color-ink)',
    messageBackgroundDanger: 'var(--color-danger-soft)',
    messageBorderDanger: 'var(--color-danger)',
    anchorTextColor: 'var(--color-ink-soft)',
    anchorTextHoverColor: 'var(--color-ink)',
  },
  space: {
    spaceSmall: '6px',
    spaceMedium: '8px',
    spaceLarge: '16px',
    labelBottomMargin: '6px',
    anchorBottomMargin: '2px',
    inputPadding: '10px 14px',
    buttonPadding: '10px 16px',
  },
  fontSizes: {
    baseBodySize: '14px',
    baseInputSize: '16px',
    baseLabelSize: '14px',
    baseButtonSize: '15px',
  },
  fonts: {
    bodyFontFamily: 'var(--font-sans)',
    buttonFontFamily: 'var(--font-sans)',
    inputFontFamily: 'var(--font-sans)',
    labelFontFamily: 'var(--font-sans)',
  },
  radii: {
    borderRadiusButton: '8px',
    buttonBorderRadius: '8px',
    inputBorderRadius: '8px',
  },
}

/**
 * A constant: a new object would make the form inject its styles again. The tokens stand in both themes,
 * because the views for a new password and for a code are never wrapped in the dark one.
 */
export const formAppearance: NonNullable<FormProps['appearance']> = {
  theme: ThemeSupa,
  variables: { default: tokens, dark: tokens },
}

/** The words the form lacks or leaves unclear; everything else stays as the kit says it. */
export const formWords: NonNullable<FormProps['localization']> = {
  variables: {
    magic_link: {
      empty_email_address: 'The email address is empty. Please enter your email address.',
    },
    verify_otp: {
      token_input_label: 'Code',
      token_input_placeholder: 'The code we sent you',
      button_label: 'Verify code',
    },
  },
}
