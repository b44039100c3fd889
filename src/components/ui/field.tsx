import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { controlClasses } from './control-classes'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** The ids that tie hint and error to their control, and what the control must carry for it. */
export function useFieldIds(hint: ReactNode, error: string | null | undefined) {
  const id = useId()
  const describedBy = cn(hint && `${id}-hint`, error && `${id}-error`)
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  } as const
}

interface FieldFrameProps extends FieldProps {
  id: string
  isRequired?: boolean | undefined
  children: ReactNode
}

/** Label, control, hint and error in one column. The error's live region exists before its words do. */
export function FieldFrame({ id, label, hint, error, isRequired, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-1.5 block text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className={cn('text-sm text-danger', error && 'mt-1.5')}>
        {error}
      </p>
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={rest.required}>
      <input {...rest} {...control} className={cn(controlClasses, 'h-11', className)} />
    </FieldFrame>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  rows = 4,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={rest.required}>
      <textarea
        rows={rows}
        dir="auto"
        {...rest}
        {...control}
        className={cn(controlClasses, 'resize-y py-2.5 leading-relaxed', className)}
      />
    </FieldFrame>
  )
}
