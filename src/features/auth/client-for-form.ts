import type { Auth as AuthForm } from '@supabase/auth-ui-react'
import type { ComponentProps } from 'react'
import { authClient } from '@/lib/auth-client'
import { withReadableErrors } from './readable-auth'

type FormClient = ComponentProps<typeof AuthForm>['supabaseClient']

/** What the ready-made form uses of a client: its auth calls, answering with readable errors. */
export const clientForForm = { auth: withReadableErrors(authClient) } as FormClient
