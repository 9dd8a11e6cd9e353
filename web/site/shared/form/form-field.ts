import type { UseFormRegisterReturn } from 'react-hook-form';

/** One field of `useInquiryForm`. */
export type FormField = { error: string | undefined; input: UseFormRegisterReturn };
