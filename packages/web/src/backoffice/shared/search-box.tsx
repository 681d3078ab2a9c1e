import { styled } from 'styled-components';
import { below, Icon, Input, InputWrap } from '../../ui/index.ts';

interface Props {
  /** Shown while empty, and its name: 'Buscar producto...'. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The search of a list; the list follows while one types. */
export function SearchBox({ label, value, onChange }: Props) {
  return (
    <Box $lead role="search">
      <Icon name="search" />
      <Input
        type="search"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

const Box = styled(InputWrap)`
  flex: 1 1 200px;
  max-width: 340px;
  min-width: 0;
  ${below.md} {
    max-width: none;
  }
`;
